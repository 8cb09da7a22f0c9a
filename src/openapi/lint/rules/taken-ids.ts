import { allExamples } from "../all-examples";
import { child } from "../description";
import { demoRecords } from "../demo-values";
import { refusalTexts } from "../refusal-texts";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

/** The record that a refusal says has an external id has it in the demo company. */
export const takenIds: LintRule = ({ description, inventory }) => {
  const records = demoRecords(description);
  return allExamples(description, inventory).flatMap(({ value }) => {
    if (asRecord(value.value).code !== "external-id-taken") return [];
    const told = refusalTexts(value.value).join(" ");
    return [...records]
      .filter(([id, { externalIds }]) => {
        const own = Object.values(asRecord(externalIds)).map(asText);
        return told.includes(id) && !own.some((one) => told.includes(one));
      })
      .map(([id]) =>
        problemAt(description, child(value, "detail"), {
          code: "taken-id",
          what: `A refusal gives ${id} an external id that it does not have`,
          cause: "Readers look the record up, and find another id or none.",
          fix: "Name a record of the demo company with this external id, or show another refusal.",
        }),
      );
  });
};
