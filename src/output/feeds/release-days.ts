/** A version with a changelog, newest first in its list. */
interface Version {
  name: string;
  released?: string | null;
}

/**
 * Day of each version, by name: that of its release, else the last change of its description, else that of the version
 * before it, which cannot be later.
 *
 * `lastChanges` has days by path below the folder of the descriptions.
 */
export function releaseDays(
  versions: readonly Version[],
  lastChanges: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const lastChange = (folder: string, isOwn: (file: string) => boolean) =>
    [...lastChanges]
      .filter(([file]) => file.startsWith(folder) && isOwn(file))
      .map(([, day]) => day)
      .sort()
      .at(-1);
  const days = new Map<string, string>();
  let before: string | undefined;
  for (const [index, { name, released }] of [...versions.entries()].reverse()) {
    const changed =
      index === 0
        ? lastChange("", (file) => !file.startsWith("versions/"))
        : lastChange(`versions/${name}/`, () => true);
    before = released ?? changed ?? before;
    if (before !== undefined) days.set(name, before);
  }
  return days;
}
