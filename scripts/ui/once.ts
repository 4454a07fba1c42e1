// What follows from something that never changes, as a match or a player's name, is worked out once for each of it.

/** The same function, asked for each object only once. @param make gives what never is `undefined`. */
export function once<K extends object, V extends object>(make: (from: K) => V): (from: K) => V {
  const made = new WeakMap<K, V>();
  return (from) => {
    const known = made.get(from) ?? make(from);
    made.set(from, known);
    return known;
  };
}
