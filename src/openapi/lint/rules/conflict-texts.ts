import { child } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asText, asTexts } from "../shape";

/** Every writing operation has it because of its `Idempotency-Key`. */
const ofKeys = "idempotency-key-in-progress";
/** Words of codes that say that something is wrong, but not with what. */
const empty = new Set("not in by to has use taken exists missing required available".split(" "));
/** What says only that the call was refused. */
const general =
  /\b(?:do(?:es)? not allow|(?:is|are) not (?:allowed|possible)|as (?:it is|they are))\b/;

/** Whether a text has the code, or begins one of its words that is not in the id: "closed" for `period-closed`. */
function tells(text: string, code: string, id: string): boolean {
  const words = code.split("-").filter((word) => !empty.has(word));
  const own = words.filter((word) => !id.split("-").includes(word));
  const sought = (own.length ? own : words).map((word) => word.slice(0, 5));
  return [code, ...sought].some((word) => text.includes(word));
}

/** The text of a 409 says what refuses: of several codes it names each, and none says only that the state does not allow it. */
export const conflictTexts: LintRule = ({ description, inventory }) =>
  inventory.responses
    .filter(({ status }) => status === "409")
    .flatMap(({ operation, place }) => {
      const at = child(place, "description");
      const text = asText(at.value).toLowerCase();
      const codes = asTexts(child(place, "x-error-codes").value).filter((code) => code !== ofKeys);
      const untold =
        codes.length > 1 ? codes.filter((code) => !tells(text, code, operation.id)) : [];
      const [phrase] = codes.some((code) => text.includes(`\`${code}\``))
        ? []
        : (general.exec(text) ?? []);
      if (!untold.length && !phrase) return [];
      return problemAt(description, at, {
        code: "conflict-text",
        what: phrase
          ? `The 409 of ${operation.id} says only "${phrase}"`
          : `The 409 of ${operation.id} does not say when it is ${untold.join(", ")}`,
        cause: "Readers look here for what they ran into, and for what to do.",
        fix: `description: The … is … (\`${untold[0] ?? codes[0]}\`; … first).`,
      });
    });
