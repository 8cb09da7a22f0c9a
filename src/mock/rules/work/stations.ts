import { objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../record-label";
import { mayRefuse, refuseCall, type Call } from "../rule";

/** The operation that a start is about: the one in the path, or the first that is not done. */
function operationIn({ before, request }: Call): JsonObject | undefined {
  const { workOrderOperationId } = request.path;
  return objectsAt(before, "operations").find(({ id, status }) =>
    workOrderOperationId ? id === workOrderOperationId : status !== "completed",
  );
}

/** Refuses work of a person who is not to work there, and to start where other orders take all stations. */
export function checkStation(call: Call): void {
  const { world, body, before } = call;
  const center = world.store.find(operationIn(call)?.workCenterId)?.record;
  if (!center || !mayRefuse(call, "operator-not-allowed")) return;
  const operators = textsAt(center, "operatorIds");
  const { operatorId } = body;
  if (typeof operatorId === "string" && operators.length && !operators.includes(operatorId))
    refuseCall(
      call,
      "operator-not-allowed",
      `${operatorId} is not an operator of ${label(center)}.`,
      [
        {
          pointer: "/operatorId",
          rule: "reference",
          message: "The employee is not an operator of the work center.",
        },
      ],
    );
  if (!mayRefuse(call, "work-center-busy")) return;
  const busy = world.store
    .list("/work-orders")
    .filter(({ id }) => id !== before?.id)
    .flatMap((order) => objectsAt(order, "operations"))
    .filter(({ workCenterId, status }) => workCenterId === center.id && status === "in_progress");
  if (busy.length >= Number(center.stations ?? Infinity))
    refuseCall(call, "work-center-busy", `All stations of ${label(center)} are in use.`);
}
