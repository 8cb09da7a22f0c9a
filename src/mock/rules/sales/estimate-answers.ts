import { objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../record-label";
import { numberIn } from "../../decimals";
import { changeEach, refuseCall, type Call } from "../rule";

const root = "/estimates";

/** True for a line of which something is still to be ordered. Optional lines wait for nobody. */
export const isLeft = ({ status, isOptional }: JsonObject): boolean =>
  status === "accepted" || ((status === "pending" || status === "open") && isOptional !== true);

/** Why a line is declined: with its estimate, or on its own; nothing for others. */
function whyDeclined(line: JsonObject, old: JsonObject | undefined, reason: unknown): unknown {
  if (line.status !== "declined") return null;
  return old?.status === "declined" ? line.statusReason : (reason ?? line.statusReason);
}

/** What the answer to a whole offer leaves of it: optional lines are accepted one by one, and what is asked again has no answer. */
export function offerAnswered(call: Call): void {
  const reason = textAt(call.body, "reason");
  changeEach(call, root, (after, before) => {
    const olds = objectsAt(before, "lines");
    const lines = objectsAt(after, "lines").map((line) => {
      const old = olds.find(({ id }) => id === line.id);
      const isOwn = after.status === "accepted" && line.isOptional === true && old;
      const next: JsonObject = isOwn ? { ...line, status: old.status } : line;
      return { ...next, statusReason: whyDeclined(next, old, reason) };
    });
    const isAsked = after.status === "open" || after.status === "draft";
    return {
      ...after,
      lines,
      ...(isAsked && { acceptedAt: null }),
      ...(after.status === "draft" && { issuedAt: null }),
    };
  });
}

/** An offer that is ordered in part ends with the last line that is left, and no earlier. */
export const lineAnswered = (call: Call): void =>
  changeEach(call, root, (after, before) => {
    const lines = objectsAt(after, "lines").map((line) => ({
      ...line,
      statusReason: line.status === "declined" ? line.statusReason : null,
    }));
    const isPart = before?.status === "partially_converted";
    const goesOn = isPart && lines.some(isLeft);
    return { ...after, lines, status: goesOn ? "partially_converted" : after.status };
  });

/** Refuses another answer to a line that is on an order, be it in part. */
export function checkAnswer(call: Call): void {
  const id = call.request.path.lineItemId;
  const line = objectsAt(call.before, "lines").find((one) => one.id === id);
  if (line && numberIn(line.quantityConverted) > 0n)
    refuseCall(call, "transition-not-allowed", `${label(line)} is on an order, at least in part.`);
}
