/** Adds a value that is read when it is first asked for. */
export function withLazy<T extends object, Key extends string, Value>(
  object: T,
  key: Key,
  read: () => Value,
): T & Record<Key, Value> {
  const get = () => {
    const value = read();
    Object.defineProperty(object, key, { value, enumerable: true });
    return value;
  };
  Object.defineProperty(object, key, { get, enumerable: true, configurable: true });
  return object as T & Record<Key, Value>;
}
