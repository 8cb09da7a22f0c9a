import { child } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText, asTexts } from "../shape";

/** Operations that make transitions refuse others with 409, and status operations make at least one. */
export const transitionOperations: LintRule = ({ description, inventory, list }) => {
  const making = new Set(
    inventory.transitions.map(({ value }) => asText(asRecord(value).operationId)),
  );
  const kinds = new Map(list.map(({ slug, kind }) => [slug, kind]));
  return inventory.operations.flatMap(({ id, place }) => {
    const kind = kinds.get(id);
    if (making.has(id)) {
      // Operations that create, change, or delete a record move others along but refuse nothing because of them.
      if (kind !== "status" && kind !== "action") return [];
      const conflict = inventory.responses.find(
        ({ operation, status }) => operation.id === id && status === "409",
      );
      const codes = conflict && child(conflict.place, "x-error-codes");
      if (asTexts(codes?.value).includes("transition-not-allowed")) return [];
      return problemAt(description, codes?.value ? codes : child(place, "responses"), {
        code: "transition-conflict",
        what: `${id} makes a transition, but does not refuse the others`,
        cause: "A transition that is not allowed is a 409 with the code transition-not-allowed.",
        fix: `x-error-codes: [${["transition-not-allowed", ...asTexts(codes?.value)].join(", ")}]`,
      });
    }
    if (kind !== "status") return [];
    return problemAt(description, child(place, "operationId"), {
      code: "transition-missing",
      what: `${id} changes a status, but no state machine names it`,
      cause: "The lifecycle is drawn from x-state-machine of the status schema.",
      fix: `- from: draft\n  to: open\n  operationId: ${id}\n  conditions: [A full sentence.]\n  effects: [A full sentence.]`,
    });
  });
};
