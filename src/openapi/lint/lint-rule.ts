import type { Problem } from "../../problems/problem";
import type { Description, DescriptionPlace } from "./description";
import type { Inventory } from "./inventory";
import type { ListedPage } from "./operation-list";

interface LintInput {
  description: Description;
  inventory: Inventory;
  /** The wanted pages. */
  list: readonly ListedPage[];
  /** Listed pages that are not described yet are a problem. */
  complete: boolean;
}

/** Finds one kind of mistake in the description. */
export type LintRule = (input: LintInput) => Problem[];

interface Words {
  code: string;
  what: string;
  /** Defaults to the source line. */
  seen?: string;
  cause: string;
  fix: string;
}

/** A problem at a place of the description. */
export function problemAt(description: Description, place: DescriptionPlace, words: Words): Problem {
  const source = description.yaml.get(place.file);
  return {
    level: "error",
    ...words,
    code: `openapi-${words.code}`,
    where: source?.locate(place.path) ?? { file: `openapi/${place.file}`, line: 1 },
    seen: words.seen ?? source?.seen(place.path) ?? "no such file",
  };
}

/** A problem in a Markdown file of the description, at the first line with a text. */
export function problemInMarkdown(
  description: Description,
  file: string,
  text: string,
  words: Omit<Words, "seen">,
): Problem {
  const lines = (description.markdown.get(file) ?? "").split("\n");
  const index = lines.findIndex((line) => line.includes(text));
  return {
    level: "error",
    ...words,
    code: `openapi-${words.code}`,
    where: { file: `openapi/${file}`, line: Math.max(index, 0) + 1 },
    seen: lines[Math.max(index, 0)]?.trim() ?? "",
  };
}
