import type { ConsoleFile } from "../../browser/console/console-file";
import { validatorsOf } from "../../browser/console/validators-of";
import { contentHash } from "../../config/addresses/hashed-names";
import type { ReferenceFile } from "../../views/reference/draw-reference";

/** A file whose name follows from its content. */
export const namedFile = (prefix: string, text: string, ending = "json"): ReferenceFile => ({
  name: `${prefix}-${contentHash(text)}.${ending}`,
  text,
});

/** A console file and its validators, whose name follows from the first, so that both can be fetched at once. */
export function namedFiles(
  prefix: string,
  value: ConsoleFile,
  validators: string,
): [ReferenceFile, ReferenceFile] {
  const text = JSON.stringify(value);
  const name = `${prefix}-${contentHash(text, validators)}.json`;
  return [
    { name, text },
    { name: validatorsOf(name), text: validators },
  ];
}
