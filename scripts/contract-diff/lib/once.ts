/** The same function, asked once for each object as long as that is in use. */
export function once<Key extends object, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: read(key) };
    known.set(key, found);
    return found.value;
  };
}

/** The same for each pair of objects. */
export function onceForPairs<One extends object, Other extends object, Value>(
  read: (one: One, other: Other) => Value,
): (one: One, other: Other) => Value {
  const from = once((one: One) => once((other: Other) => read(one, other)));
  return (one, other) => from(one)(other);
}

/** The same function, asked once for the same values, which JSON can tell apart. It does not throw. */
export function onceByValue<Arguments extends readonly unknown[], Value>(
  read: (...values: Arguments) => Value,
): (...values: Arguments) => Value {
  const known = new Map<string, { value: Value }>();
  return (...values) => {
    const key = JSON.stringify(values);
    const found = known.get(key) ?? { value: read(...values) };
    known.set(key, found);
    return found.value;
  };
}
