// `/yahtzee:computer`, `standin`, `hints`, `skip` and `review`: computer players and help, by typing.
import { CustomCommandParamType, type Player } from "@minecraft/server";
import { LEVELS } from "../engine/strategy/levels.ts";
import { type Help, HINT_RULES } from "../match/help.ts";
import { isComputer, seatedPlayers } from "../match/seats.ts";
import { reviewTexts } from "../ui/review-screen.ts";
import { lines, say } from "../ui/text.ts";
import { review } from "./coach.ts";
import { COMMAND_NAMESPACE, type CommandAnswer, type CommandSet, wordsIn } from "./command-registry.ts";
import { refOf } from "./players.ts";
import { notify, tell } from "./raw-text.ts";
import type { Choice, TypedActions } from "./typed-actions.ts";
import type { Visits } from "./visits.ts";

const COMPUTER = `${COMMAND_NAMESPACE}computer_player`;
const STAND_IN = `${COMMAND_NAMESPACE}stand_in`;
const HINTS = `${COMMAND_NAMESPACE}hint_rule`;
/** Instead of a level: the computer player leaves. */
const LEAVE = "leave";

export class HelpCommands implements CommandSet {
  readonly enums = { [COMPUTER]: [...LEVELS, LEAVE], [STAND_IN]: LEVELS, [HINTS]: HINT_RULES };
  readonly #actions: TypedActions;
  readonly #visits: Visits;

  constructor(actions: TypedActions, visits: Visits) {
    this.#actions = actions;
    this.#visits = visits;
  }

  get commands(): CommandSet["commands"] {
    return {
      computer: {
        description: "Let a computer player of this level take an empty seat, or the last one leave",
        mandatory: [{ name: COMPUTER, type: CustomCommandParamType.Enum }],
        answer: (player, args) =>
          this.#actions.act(player, ({ match }): Choice => {
            const level = LEVELS.find((level) => level === wordsIn(args)[0]);
            const who = refOf(player);
            if (level !== undefined) return { action: { type: "invite", level, who } };
            const last = seatedPlayers(match.seats).filter(isComputer).at(-1);
            return { action: { type: "dismiss", computer: last?.id ?? "", who } };
          }),
      },
      standin: {
        description: "Choose how well a computer player plays on for who is absent",
        mandatory: [{ name: STAND_IN, type: CustomCommandParamType.Enum }],
        answer: (player, args) =>
          this.#set(player, { standIn: LEVELS.find((level) => level === wordsIn(args)[0]) ?? "steady" }),
      },
      hints: {
        description: "Choose when players may ask for hints",
        mandatory: [{ name: HINTS, type: CustomCommandParamType.Enum }],
        answer: (player, args) =>
          this.#set(player, { hints: HINT_RULES.find((rule) => rule === wordsIn(args)[0]) ?? "unstaked" }),
      },
      skip: {
        description: "Let computer players play at once what they are about to do",
        answer: (player) =>
          this.#actions.doAtTable(player, (fitted) => {
            if (!this.#visits.skip(fitted)) notify(player, "nothingToSkip");
          }),
      },
      review: {
        description: "Tell what luck and your decisions have made of your game",
        answer: (player) => this.#review(player),
      },
    };
  }

  #set(player: Player, change: Partial<Help>): CommandAnswer {
    return this.#actions.act(player, ({ match }) => ({
      action: { type: "help", help: { ...match.help, ...change }, who: refOf(player) },
    }));
  }

  /** For the player alone, when it is worked out. */
  #review(player: Player): CommandAnswer {
    return this.#actions.doAtTable(player, ({ record }) => {
      const tellIt = (): void => {
        const found = review(record, player.id, tellIt);
        if (found === null) notify(player, "noReview");
        else if (player.isValid)
          tell(player, found === "working" ? say("review.working") : lines(reviewTexts(found)));
      };
      tellIt();
    });
  }
}
