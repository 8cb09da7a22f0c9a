import { namedExamples, problemJsonOf } from "../all-examples";
import { child, children } from "../parsed-description";
import { demoRecords } from "../demo-values";
import { recordIdsIn } from "../../record-ids";
import { problemAt, type LintRule } from "../lint-rule";
import { refusalTexts } from "../refusal-texts";
import { asRecord, asText } from "../shape";

/** `SO-17 is open`, and `SO-17 (ord_7k2m9x4q8d) is open`; not `Line 1 of SO-17 is open`. */
const told = /(?<! of )\b([A-Z]+-[\d-]*\d) (?:\([a-z]+_\w+\) )?is (on hold|[a-z_]+)/g;

/** States as texts write them. */
const spelled: Readonly<Record<string, string>> = { "on hold": "on_hold", canceled: "cancelled" };

/** A day, or a case: `As of 2026-03-10.`, `If SO-17 were on hold.` */
const excused = /\b\d{4}-\d{2}-\d{2}\b|\bif\b/i;

const merged = /\b(?:is|was) merged into\b/;

const matched = /\b([A-Z]+-[\d-]*\d) was matched with the statement of (\d{4}-\d{2}-\d{2})/g;

/** A refusal that tells a state, a merge, or a reconciliation which the demo company has otherwise says on which day or in which case. */
export const refusedStates: LintRule = ({ description, inventory }) => {
  const states = new Set(
    inventory.schemas.flatMap(({ place }) =>
      children(child(place, "x-state-machine", "states")).map(([state]) => state),
    ),
  );
  const records = demoRecords(description);
  const documents = new Map([...records.values()].map((one) => [asText(one.documentNumber), one]));
  return inventory.responses
    .filter(({ status }) => status === "409")
    .flatMap(({ place }) => namedExamples(description, problemJsonOf(place)))
    .flatMap(([, example]) => {
      const { description: said, value } = asRecord(example.value);
      if (excused.test(asText(said))) return [];
      const texts = refusalTexts(value);
      const report = (what: string, cause: string, fix: string) =>
        problemAt(description, example, { code: "refused-state", what, cause, fix });
      const unmatched = texts
        .flatMap((text) => [...text.matchAll(matched)])
        .filter(([, number = "", day]) => {
          const known = documents.get(number);
          return (
            known &&
            !Object.entries(known).some(([key, on]) => /reconciledOn$/i.test(key) && on === day)
          );
        })
        .map(([, number = "", day = ""]) =>
          report(
            `${number} is refused because of the statement of ${day}`,
            "The demo company has not reconciled it on that day, and readers see both.",
            "description: As of 2026-05-04, after … was reconciled.",
          ),
        );
      const inOtherState = texts
        .flatMap((text) => [...text.matchAll(told)])
        .flatMap(([, number = "", word = ""]) => {
          const state = spelled[word] ?? word;
          const known = asText(documents.get(number)?.status);
          if (!states.has(state) || !known || known === state) return [];
          return report(
            `${number} is refused because it is ${state}`,
            `The demo company has it ${known}, and readers see both.`,
            "description: As of 2026-03-10, before …",
          );
        });
      const [id = ""] = recordIdsIn(asText(asRecord(value).instance));
      const status = asText(records.get(id)?.status);
      const unmerged =
        status && status !== "merged" && texts.some((text) => merged.test(text))
          ? [
              report(
                `${id} is refused because it was merged`,
                `The demo company has it ${status}, and readers see both.`,
                "description: As of 2026-03-10, after … was merged into ….",
              ),
            ]
          : [];
      return [...unmatched, ...inOtherState, ...unmerged];
    });
};
