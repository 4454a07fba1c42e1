// Making a thing once and using it again.

/** Keeps what was made for a key. */
export function once<Key extends string | number, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
