/** Which copy is made, and how it reaches what the original imports. */
interface Copy {
  /** Name of the version. */
  version: string;
  /** From the folder of the copy to that of the original: `../../../src/views/templates`. */
  folder: string;
  /** Imports that lead to other copies of the same folder, by their last part. */
  copied: readonly string[];
}

/** A name as part of that of a query: `2.0` is `2_46_0`, and no other name is. */
const queryPart = (version: string) =>
  version.replace(/\W|_/g, (letter) => `_${letter.charCodeAt(0)}_`);

/**
 * The source of a template, or of a hook that it uses, for a frozen version: the same, but that its queries have a name
 * of their own, ask for the version's sidebar, and that its imports work from another folder.
 */
export function frozenSource(source: string, { version, folder, copied }: Copy): string {
  return source
    .replace(/((?:from|import) ")(\.[^"]+)"/g, (_, start: string, file: string) => {
      const name = file.split("/").at(-1) ?? file;
      return `${start}${copied.includes(name) ? `./${name}` : `${folder}/${file}`}"`;
    })
    .replace(/^(\s*query \w+)/gm, `$1Of${queryPart(version)}`)
    .replace(/(sidebar\(id: "\w+")\)/g, `$1, version: ${JSON.stringify(version)})`);
}
