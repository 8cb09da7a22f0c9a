import { child, fileAt, type Description } from "./description";
import { asText } from "./shape";

/** What follows the prefix in the pattern of an id: `^order_[0-9a-h]{10}$`. */
const tail = /_(\[[^\]]+\]\{\d{1,3}\})\$$/;

/** Finds the ids in a text, in order. Schemas whose file ends with `Id.yaml` say what ids look like. */
export function idFinder(description: Description): (text: string) => string[] {
  const tails = [...description.yaml.keys()]
    .filter((file) => /^components\/schemas\/.*Id\.yaml$/.test(file))
    .flatMap((file) => {
      const pattern = asText(child(fileAt(description, file), "pattern").value);
      return tail.exec(pattern)?.[1] ?? [];
    });
  if (!tails.length) return () => [];
  const ids = new RegExp(`\\b[a-z]{2,6}_(?:${[...new Set(tails)].join("|")})\\b`, "g");
  return (text) => text.match(ids) ?? [];
}
