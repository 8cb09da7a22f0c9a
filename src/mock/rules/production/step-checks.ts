import { label } from "../../record-label";
import { objectsAt } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import { found, inRows, when, whole, type Check } from "../checks/field-checks";

/** Another routing has the steps at which components are used. */
export const stepsKept: Check = (call) => {
  const routing = found(call, call.body.assemblyRoutingId);
  const numbers = objectsAt(routing, "operations").map((step) => step.operationNumber);
  const sent = objectsAt(call.body, "components").map(({ id }) => id);
  const lost = objectsAt(call.before, "components").find(
    ({ id, operationNumber }) =>
      operationNumber && !sent.includes(id) && !numbers.includes(operationNumber),
  );
  const message = `It lacks operation ${String(lost?.operationNumber)} of ${label(lost)}.`;
  return when(routing && lost, "/assemblyRoutingId", message, "reference");
};

/** A BOM is not released with a routing that is out of use. */
export const routingReady: Check = (call) => {
  const { body } = call;
  const routing = found(call, whole(call).assemblyRoutingId);
  const isReleased = body.status === "active" && !("assemblyRoutingId" in body);
  const why = `Routing ${String(routing?.revision)} is ${String(routing?.status)}.`;
  return when(isReleased && routing && routing.status !== "active", "/status", why, "state");
};

/** A step from which no good pieces come has no planned time. */
export const yieldsSome = inRows("operations", ({ yieldPercent }) =>
  yieldPercent !== undefined && numberIn(yieldPercent) === 0n
    ? ["yieldPercent", "Some of the pieces have to be good.", "range"]
    : undefined,
);
