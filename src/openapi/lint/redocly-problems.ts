import { lint, loadConfig } from "@redocly/openapi-core";
import type { Problem } from "../../problems/problem";
import { placeOf } from "../source-locations";

/** What Redocly finds with the rules of `redocly.yaml`; a warning counts as an error. */
export async function redoclyProblems(entry: string, configPath: string): Promise<Problem[]> {
  const found = await lint({ ref: entry, config: await loadConfig({ configPath }) });
  return found
    .filter(({ ignored }) => !ignored)
    .map(({ ruleId, message, suggest, location: [location] }): Problem => {
      const place = location && placeOf(location, process.cwd());
      return {
        level: "error",
        code: `redocly-${ruleId}`,
        what: message,
        where: place && { file: place.file, line: place.line },
        seen: place?.seen,
        cause: `Redocly's rule ${ruleId} does not allow it.`,
        fix: suggest[0] ?? `https://redocly.com/docs/cli/rules/oas/${ruleId}`,
      };
    });
}
