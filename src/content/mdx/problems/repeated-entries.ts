import { stringify } from "yaml";
import type { Problem } from "../../../problems/problem";
import type { YamlSource } from "../../../problems/yaml-source";

const inBrackets = (key: string, values: readonly string[]) =>
  stringify(
    { [key]: values },
    { collectionStyle: "flow", flowCollectionPadding: false, lineWidth: 0 },
  )
    .trim()
    .slice(1, -1);

/** The lists of a front matter without what they name twice, with a warning for each. */
export function withoutRepeated<Values extends object>(
  values: Values,
  source: YamlSource,
): { values: Values; problems: Problem[] } {
  const problems: Problem[] = [];
  const lists = Object.entries(values).flatMap(([key, list]: [string, unknown]) => {
    if (!Array.isArray(list)) return [];
    const entries = list as string[];
    const once = [...new Set(entries)];
    for (const [index, entry] of entries.entries()) {
      if (entries.indexOf(entry) === index) continue;
      const seen = source.seen([key, index]);
      problems.push({
        level: "warning",
        code: "front-matter-repeated",
        what: `${key} has the same entry twice: ${entry}`,
        where: source.locate([key, index]),
        seen,
        cause: "Once is enough, and it counts only once.",
        fix: seen.startsWith("- ") ? `Remove the line: ${seen}` : inBrackets(key, once),
      });
    }
    return [[key, once]];
  });
  return { values: { ...values, ...Object.fromEntries(lists) } as Values, problems };
}
