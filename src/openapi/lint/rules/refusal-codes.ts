import { catalogedCodes } from "../error-catalog";
import { child, textsIn, type DescriptionPlace } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { linkedOperations, sentencesOf } from "../sentences";
import { asText, asTexts } from "../shape";

/** Codes that every writing operation has because of its `Idempotency-Key`. */
const ofKeys = ["idempotency-key-reused", "idempotency-key-in-progress"];
const refusal = /\b(refuses|rejects|(?:is|are) (?:refused|rejected)|fails with)\b(?! nothing)/;

/** Error codes that a text names are on a response of its operation, and what a writing operation refuses has a code. */
export const refusalCodes: LintRule = ({ description, inventory }) => {
  const catalog = new Set(catalogedCodes(description));
  const codes = new Map<string, Set<string>>();
  const conflicts = new Map<string, string[]>();
  for (const { operation, status, place } of inventory.responses) {
    const own = asTexts(child(place, "x-error-codes").value);
    codes.set(operation.id, new Set([...(codes.get(operation.id) ?? []), ...own]));
    if (status === "409" || status === "422")
      conflicts.set(operation.id, [...(conflicts.get(operation.id) ?? []), ...own]);
  }
  /** Codes in backticks that neither the operation has nor one that the sentence links to. */
  const strange = (text: DescriptionPlace, id: string) =>
    sentencesOf(asText(text.value)).flatMap((sentence) => {
      const linked = linkedOperations(sentence);
      return [...sentence.matchAll(/`([a-z0-9-]+)`/g)]
        .map(([, code = ""]) => code)
        .filter((code) => catalog.has(code))
        .filter((code) => ![id, ...linked].some((one) => codes.get(one)?.has(code)))
        .map((code) =>
          problemAt(description, text, {
            code: "refusal-code",
            what: `A text says that ${id} fails with ${code}, but no response of it lists the code`,
            cause: `It lists ${[...(codes.get(id) ?? [])].join(", ") || "none"}.`,
            fix: `x-error-codes: [${code}]   # at the response that has it, or link the operation that has it`,
          }),
        );
    });
  return [
    ...inventory.transitions.flatMap((transition) =>
      ["conditions", "effects"].flatMap((key) =>
        textsIn(child(transition, key)).flatMap((text) =>
          strange(text, asText(child(transition, "operationId").value)),
        ),
      ),
    ),
    ...inventory.operations.flatMap(({ id, method, place }) => {
      const text = child(place, "description");
      const own = textsIn(place).flatMap((inner) => strange(inner, id));
      const refuses = sentencesOf(asText(text.value)).find(
        (sentence) => refusal.test(sentence) && !/\b(nothing|\/docs\/api\/)/i.test(sentence),
      );
      const has = conflicts.get(id)?.some((code) => !ofKeys.includes(code));
      if (method === "GET" || !refuses || has) return own;
      return [
        ...own,
        problemAt(description, text, {
          code: "refusal-response",
          what: `${id} says what it refuses, but has no code for it`,
          seen: refuses.trim(),
          cause: "Programs decide on the code of a 409 or 422, not on the description.",
          fix: "'422':\n  description: What was refused.\n  x-error-codes: [validation-failed]",
        }),
      ];
    }),
  ];
};
