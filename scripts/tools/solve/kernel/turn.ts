// What a turn is worth, in AssemblyScript: the one loop that solving spends its time in, on four states at once, which
// JavaScript cannot say. It knows nothing of any rules, only of sets of dice. `turn-kernel.ts` lays out its memory.

/** How many states lie side by side: every place in `values` holds a number of each. */
const STATES: usize = 4;
const PLACE: usize = STATES * sizeof<f64>();
const PAIR: usize = 2 * sizeof<f64>();
const OFFSET: usize = sizeof<u32>();
const GROWN: usize = 6 * OFFSET;
const NONE = f64x2.splat(-Infinity);

/**
 * Makes each roll worth what the best entry is, as `scoreBest` does in the add-on.
 * @param worths of the entries, in the order in which they are counted. @param lists of rolls, of all entries but the
 * zeros: where each begins with how many rolls it has, and then where each of them lies.
 * @param zeros entries that any roll may make. @param kinds entries of other rolls. @param alike those of rolls all alike,
 * which may make no others.
 */
export function score(
  rolls: usize,
  count: usize,
  worths: usize,
  lists: usize,
  zeros: usize,
  kinds: usize,
  alike: usize,
): void {
  const endOfZeros = worths + zeros * PLACE;
  for (let pair: usize = 0; pair < PLACE; pair += PAIR) {
    let zero = NONE;
    for (let worth = worths; worth < endOfZeros; worth += PLACE) {
      zero = f64x2.pmax(zero, v128.load(worth + pair));
    }
    for (let roll = rolls; roll < rolls + count * PLACE; roll += PLACE) v128.store(roll + pair, zero);
  }
  enter(rolls, endOfZeros, lists, kinds);
  const listsOfAlike = lists + kinds * OFFSET;
  for (let entry: usize = 0; entry < alike; entry++) {
    const roll = rolls + load<u32>(<usize>load<u32>(listsOfAlike + entry * OFFSET), OFFSET);
    for (let pair: usize = 0; pair < PLACE; pair += PAIR) v128.store(roll + pair, NONE);
  }
  enter(rolls, endOfZeros + kinds * PLACE, listsOfAlike, alike);
}

function enter(rolls: usize, worths: usize, lists: usize, entries: usize): void {
  for (let entry: usize = 0; entry < entries; entry++) {
    const worth = worths + entry * PLACE;
    const list = <usize>load<u32>(lists + entry * OFFSET);
    const end = list + <usize>load<u32>(list) * OFFSET;
    for (let at = list; at < end; ) {
      at += OFFSET;
      const roll = rolls + load<u32>(at);
      for (let pair: usize = 0; pair < PLACE; pair += PAIR) {
        v128.store(roll + pair, f64x2.pmax(v128.load(roll + pair), v128.load(worth + pair)));
      }
    }
  }
}

/** Makes each roll worth at least what it is among others. */
export function raise(rolls: usize, others: usize, count: usize): void {
  for (let at: usize = 0; at < count * PLACE; at += PAIR) {
    v128.store(rolls + at, f64x2.pmax(v128.load(rolls + at), v128.load(others + at)));
  }
}

/**
 * @param values of all sets, of which those of the rolls are there. @param grown as `DiceSets` has it, as offsets in bytes.
 * @param firstRoll how many sets are no rolls. @param throws with dice to hold before them.
 */
export function lookAhead(values: usize, grown: usize, firstRoll: usize, throws: i32): void {
  for (let left = throws; left > 0; left--) {
    rollOthers(values, grown, firstRoll);
    holdBest(values, grown, firstRoll);
  }
}

/** A sum is divided, as in the add-on, so that equal holds stay equal. */
function rollOthers(values: usize, grown: usize, firstRoll: usize): void {
  let at = grown + firstRoll * GROWN;
  for (let set = values + firstRoll * PLACE; set > values; ) {
    set -= PLACE;
    at -= GROWN;
    for (let pair: usize = 0; pair < PLACE; pair += PAIR) {
      let sum = v128.load(values + load<u32>(at) + pair);
      for (let face: usize = OFFSET; face < GROWN; face += OFFSET) {
        sum = f64x2.add(sum, v128.load(values + load<u32>(at + face) + pair));
      }
      v128.store(set + pair, f64x2.div(sum, f64x2.splat(6)));
    }
  }
}

function holdBest(values: usize, grown: usize, firstRoll: usize): void {
  let at = grown;
  const rolls = values + firstRoll * PLACE;
  for (let set = values; set < rolls; set += PLACE, at += GROWN) {
    for (let pair: usize = 0; pair < PLACE; pair += PAIR) {
      const value = v128.load(set + pair);
      for (let face: usize = 0; face < GROWN; face += OFFSET) {
        const more = values + load<u32>(at + face) + pair;
        v128.store(more, f64x2.pmax(v128.load(more), value));
      }
    }
  }
}

/** @param means are written, of each state. @param chances of the rolls. */
export function meanOf(means: usize, rolls: usize, chances: usize, count: usize): void {
  for (let pair: usize = 0; pair < PLACE; pair += PAIR) {
    let mean = f64x2.splat(0);
    for (let roll: usize = 0; roll < count; roll++) {
      const chance = f64x2.splat(load<f64>(chances + roll * sizeof<f64>()));
      mean = f64x2.add(mean, f64x2.mul(chance, v128.load(rolls + roll * PLACE + pair)));
    }
    v128.store(means + pair, mean);
  }
}
