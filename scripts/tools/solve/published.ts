// Values of best play that others have found as well.

export interface Published {
  readonly mean: number;
  readonly deviation: number;
  readonly states: number;
}

const of = (mean: number, deviation: number, states: number): Published => ({ mean, deviation, states });

/** By `rulesKey`. */
export const PUBLISHED: Readonly<Record<string, Published>> = {
  classic: of(254.58772873, 59.6079, 536_448),
  freeJoker: of(254.58960948, 59.6117, 536_448),
  "freeJoker;joker=freeOpen": of(254.71127259, 59.8912, 536_448),
  "classic;joker=none": of(253.97024119, 58.2037, 536_448),
  "classic;yahtzeeBonus=50": of(250.00007777, 47.1774, 536_448),
  yatzy: of(248.43998938, 38.4964, 1_430_528),
  yacht: of(166.9550677, 34.9816, 4096),
  "yacht;yachtReading=knizia": of(169.7987055, 35.2996, 4096),
  kismet: of(315.17999591, 56.0912, 1_543_680),
  generala: of(163.99024675, 48.3492, 3072),
  "generala;dobleGenerala=false": of(151.93501715, 33.5146, 1024),
};
