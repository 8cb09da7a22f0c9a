import { join, resolve } from "node:path";
import { filesBelow } from "../reading/files-below";
import { readInside } from "../reading/read-inside";
import { Refused } from "../reading/refused";
import { parseDescription, type Description } from "./description";

/** Reads all YAML and Markdown files below `openapi/`; its README and frozen versions are no part of the description. */
export function readDescription(folder: string): Description {
  const absolute = resolve(folder);
  const read = (name: string): string | undefined => {
    try {
      return readInside(join(absolute, name), { folder: absolute, shownFolder: folder });
    } catch (error) {
      // Whoever refers to it is told.
      if (error instanceof Refused) return undefined;
      throw error;
    }
  };
  const texts = filesBelow(folder)
    .filter(({ name }) => /\.(ya?ml|md)$/.test(name) && name !== "README.md")
    .filter(({ name }) => !name.startsWith("versions/"))
    .map(({ name }) => [name, read(name)] as const);
  return parseDescription(
    new Map(texts.filter((entry): entry is [string, string] => entry[1] !== undefined)),
  );
}
