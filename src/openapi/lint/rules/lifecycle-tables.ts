import { transitionsOf } from "../inventory";
import { problemInMarkdown, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

/** A lifecycle, and the table below it: one row per transition, with "from" and "to" first. */
const drawn = /^```state-machine\n(\w+)\n```\n\n((?:\|.*\n)+)/gm;

const codesIn = (cell = "") => [...cell.matchAll(/`(\w+)`/g)].map(([, code = ""]) => code);

/** The transitions of a row. A record that is created in a status comes from nothing. */
function pairsOf(row: string): string[] {
  const [, from, to] = row.split("|");
  const sources = codesIn(from);
  return (sources.length ? sources : [""]).flatMap((source) =>
    codesIn(to).map((target) => `${source}→${target}`),
  );
}

/** The table below a lifecycle has its transitions, all of them and no others. */
export const lifecycleTables: LintRule = ({ description, inventory }) => {
  const machines = new Map(
    inventory.schemas.map(({ place }) => [
      /([^/]+)\.yaml$/.exec(place.file)?.[1],
      transitionsOf(place).map(({ value }) => asRecord(value)),
    ]),
  );
  return [...description.markdown].flatMap(([file, text]) =>
    [...text.matchAll(drawn)].flatMap(([, name = "", table = ""]) => {
      const real = (machines.get(name) ?? []).map(
        ({ from, to }) => `${asText(from)}→${asText(to)}`,
      );
      const told = table.split("\n").slice(2).flatMap(pairsOf);
      const missing = real.filter((pair) => !told.includes(pair));
      const strange = told.filter((pair) => !real.includes(pair));
      return [...new Set([...missing, ...strange])].map((pair) =>
        problemInMarkdown(description, file, table.split("\n")[0] ?? "", {
          code: "lifecycle-table",
          what: `The table of ${name} ${strange.includes(pair) ? "has" : "lacks"} ${pair}`,
          cause: "Readers take the table for the whole lifecycle that is drawn above it.",
          fix: `| \`${pair.replace("→", "` | `")}\` | …   # a row per transition of x-state-machine`,
        }),
      );
    }),
  );
};
