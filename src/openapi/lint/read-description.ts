import { join, resolve } from "node:path";
import { filesAndLinks } from "../reading/files-and-links";
import { readInside } from "../reading/read-inside";
import { Refused } from "../reading/refused";
import { parseDescription, type Description } from "./parsed-description";

/** Reads all YAML and Markdown files below `openapi/`, except its README and frozen versions. */
export function readDescription(folder: string): Description {
  const absolute = resolve(folder);
  const read = (name: string): string | undefined => {
    try {
      return readInside(join(absolute, name), { folder: absolute, shownFolder: folder });
    } catch (error) {
      // References to the file are reported.
      if (error instanceof Refused) return undefined;
      throw error;
    }
  };
  const texts = filesAndLinks(folder)
    .filter(({ name }) => /\.(ya?ml|md)$/.test(name) && name !== "README.md")
    .filter(({ name }) => !name.startsWith("versions/"))
    .map(({ name }) => [name, read(name)] as const);
  return parseDescription(
    new Map(texts.filter((entry): entry is [string, string] => entry[1] !== undefined)),
  );
}
