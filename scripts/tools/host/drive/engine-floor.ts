// Takes from an engine what QuickJS 2023-12-09, the floor of what the game may run, does not have, and `eval` and
// `Function`, which the game refuses. Evaluated in the machine before anything else; a test compares the surfaces.

/** Object (an expression) -> names that the floor does not have. */
const ABOVE_THE_FLOOR: Readonly<Record<string, string>> = {
  globalThis:
    "WeakRef FinalizationRegistry Iterator Float16Array Intl WebAssembly Atomics eval performance queueMicrotask structuredClone",
  Array: "fromAsync",
  "Array.prototype": "toReversed toSorted toSpliced with",
  "Array.prototype[Symbol.unscopables]": "at toReversed toSorted toSpliced",
  "ArrayBuffer.prototype": "maxByteLength resizable detached resize transfer transferToFixedLength",
  "BigInt.prototype": "toLocaleString",
  "DataView.prototype": "getFloat16 setFloat16",
  Error: "isError captureStackTrace stackTraceLimit",
  "Function.prototype": "columnNumber",
  Map: "groupBy",
  "Map.prototype": "getOrInsert getOrInsertComputed",
  Math: "f16round sumPrecise",
  Object: "groupBy",
  Promise: "try withResolvers",
  RegExp:
    "escape input $_ lastMatch $& lastParen $+ leftContext $` rightContext $' $1 $2 $3 $4 $5 $6 $7 $8 $9",
  "RegExp.prototype": "hasIndices unicodeSets",
  Set: "groupBy",
  "Set.prototype": "union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom",
  "SharedArrayBuffer.prototype": "maxByteLength growable grow",
  "String.prototype": "isWellFormed toWellFormed",
  "WeakMap.prototype": "getOrInsert getOrInsertComputed",
  "Object.getPrototypeOf(Int8Array.prototype)": "toReversed toSorted with",
  "Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))":
    "drop filter flatMap map take every find forEach some reduce toArray constructor concat",
};

const removals = Object.entries(ABOVE_THE_FLOOR).map(
  ([object, names]) => `for (const name of ${JSON.stringify(names.split(" "))}) delete ${object}[name];`,
);

export const ENGINE_FLOOR = `(() => {
${removals.join("\n")}
delete Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))[Symbol.toStringTag];
// Without Intl the floor writes numbers plainly and compares texts by code point.
Number.prototype.toLocaleString = function toLocaleString() { return String(this); };
String.prototype.localeCompare = function localeCompare(other) {
  const [a, b] = [this.normalize(), String(other).normalize()];
  return a === b ? 0 : a < b ? -1 : 1;
};
if (Object.hasOwn(new Error("", { cause: 1 }), "cause")) {
  for (const name of ["Error", "EvalError", "RangeError", "ReferenceError", "SyntaxError", "TypeError", "URIError"]) {
    const construct = (target, [message], newTarget) => Reflect.construct(target, message === undefined ? [] : [message], newTarget ?? target);
    const native = globalThis[name];
    const made = new Proxy(native, { construct, apply: (target, _, given) => construct(target, given) });
    native.prototype.constructor = made;
    Object.defineProperty(globalThis, name, { value: made, writable: true, configurable: true });
  }
}
for (const sample of [function () {}, async function () {}, function* () {}, async function* () {}]) {
  const prototype = Object.getPrototypeOf(sample);
  const refuse = function Function() { throw new EvalError("Code generation from strings is not allowed: no script_eval."); };
  Object.defineProperty(refuse, "prototype", { value: prototype });
  Object.defineProperty(prototype, "constructor", { value: refuse });
}
Object.defineProperty(globalThis, "Function", { value: Object.getPrototypeOf(() => 0).constructor });
})();`;
