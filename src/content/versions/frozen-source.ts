interface Copy {
  /** Name of the version. */
  version: string;
  /** Relative path from the copy's folder to the original's: `../../../src/views/templates`. */
  folder: string;
  /** Last segments of imports that lead to other copies in the same folder. */
  copied: readonly string[];
}

/** Encodes a version in the name of a query, without collisions: `2.0` -> `2_46_0`. */
const queryPart = (version: string) =>
  version.replace(/\W|_/g, (letter) => `_${letter.charCodeAt(0)}_`);

/** Copies the source of a template or hook for a frozen version: renames its queries, and adapts sidebar and imports. */
export function frozenSource(source: string, { version, folder, copied }: Copy): string {
  return source
    .replace(/((?:from|import) ")(\.[^"]+)"/g, (_, start: string, file: string) => {
      const name = file.split("/").at(-1) ?? file;
      return `${start}${copied.includes(name) ? `./${name}` : `${folder}/${file}`}"`;
    })
    .replace(/^(\s*query \w+)/gm, `$1Of${queryPart(version)}`)
    .replace(/(sidebar\(id: "\w+")\)/g, `$1, version: ${JSON.stringify(version)})`);
}
