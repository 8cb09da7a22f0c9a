import { objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { one, quantity, round } from "../../decimals";
import { takeOver } from "../master-data/take-over";
import { minutesLeft, piecesLeft } from "../production/work-center-load";
import { forEach, type Call, type Rules } from "../rule";
import { isOpenWork } from "../stock/demand";

const ended = new Set<unknown>(["completed", "skipped"]);

const inOrder = (row: JsonObject, operation: JsonObject) => [
  operation.status === "in_progress" ? "0" : "1",
  String(row.priority ?? 9),
  String(row.dueDate ?? "9999"),
  String(row.documentNumber),
];

/** The operations that wait or run at a work center, in the sequence in which they should be worked on. */
function queue(call: Call): JsonObject[] {
  const { world, request } = call;
  const { operationStatus, dueBefore, operatorId } = request.query;
  const wanted: readonly unknown[] = Array.isArray(operationStatus)
    ? operationStatus
    : ["ready", "in_progress", "paused"];
  takeOver(call, ["operationStatus", "dueBefore", "operatorId"]);
  const orders = world.store
    .list("/work-orders")
    .filter(({ status }) => status === "issued" || status === "in_progress")
    .filter(({ dueDate }) => !dueBefore || (dueDate && String(dueDate) < String(dueBefore)));
  return orders
    .flatMap((order) => objectsAt(order, "operations").map((operation) => ({ order, operation })))
    .filter(
      ({ operation }) =>
        operation.workCenterId === request.path.workCenterId && wanted.includes(operation.status),
    )
    .filter(
      ({ operation }) =>
        !operatorId ||
        (operation.status === "in_progress" &&
          textsAt(operation, "operatorIds").includes(String(operatorId))),
    )
    .map(({ order, operation }) => {
      const { id, documentNumber, sku, priority, dueDate = null } = order;
      const { unit } = order.quantity as JsonObject;
      const row: JsonObject = {
        workOrderId: id,
        documentNumber,
        sku,
        operation,
        quantityOpen: quantity(piecesLeft(operation, order), unit),
        minutesLeft: Number(round(minutesLeft(operation, order, world), 0) / one),
        priority,
        dueDate,
      };
      return { row, rank: inOrder(row, operation).join(" ") };
    })
    .sort((a, b) => a.rank.localeCompare(b.rank))
    .map(({ row }) => row);
}

/** What is left to do at a work center, on orders on the floor or on hold. */
export function openWork(center: JsonObject, { world }: Call): JsonObject {
  const open = world.store
    .list("/work-orders")
    .filter(isOpenWork)
    .flatMap((order) =>
      objectsAt(order, "operations")
        .filter((one) => one.workCenterId === center.id && !ended.has(one.status))
        .map((operation) => minutesLeft(operation, order, world)),
    );
  const minutes = open.reduce((sum, left) => sum + left, 0n);
  return { openOperations: open.length, openMinutes: Number(round(minutes, 0) / one) };
}

/** What a station shows, and what waits at it. */
export const queueRules: Rules = {
  "get-work-orders-in-work-center": { answer: queue },
  ...forEach(["get-work-center", "create-work-center", "update-work-center"], {
    shows: openWork,
  }),
};
