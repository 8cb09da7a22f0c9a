/**
 * A value made once a process. Gatsby compiles the root's files and each plugin's into bundles of their own, so a
 * module variable would be made several times; an object on globalThis is shared by all of them.
 */
export function processWide<T>(name: string, make: () => T): T {
  const key = Symbol.for(`ianai-docs.${name}`);
  const scope = globalThis as unknown as Record<symbol, T | undefined>;
  return (scope[key] ??= make());
}
