/** Loads a value when it is first asked for. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => (value ??= load());
}

/** Loads each value once. */
export function remember<Key, Value>(load: (key: Key) => Promise<Value>) {
  const known = new Map<string, Promise<Value>>();
  return (key: Key): Promise<Value> => {
    const name = JSON.stringify(key);
    const value = known.get(name) ?? load(key);
    known.set(name, value);
    return value;
  };
}
