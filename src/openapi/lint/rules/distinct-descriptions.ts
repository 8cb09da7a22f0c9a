import { similarTexts } from "../similar-texts";
import { formatLocation } from "../../../problems/format-problem";
import { problemAt, type LintRule } from "../lint-rule";
import { writtenDescriptions } from "../written-descriptions";

/** No two descriptions are the same or nearly so: they are specific, or one component. */
export const distinctDescriptions: LintRule = ({ description, inventory }) => {
  const written = writtenDescriptions(inventory);
  return similarTexts(written.map(({ text }) => text)).map(({ index, earlier, same }) => {
    const { kind, place } = written[index]!;
    const other = written[earlier]!.place;
    const at = description.yaml.get(other.file)!.locate(other.path);
    return problemAt(description, place, {
      code: "description-alike",
      what: `The description of a ${kind} is ${same ? "" : "nearly "}that of ${formatLocation(at)}`,
      cause: "Two texts that say the same hide the difference, and drift apart when one changes.",
      fix: "description: What holds here and not there; or a $ref of both to one component",
    });
  });
};
