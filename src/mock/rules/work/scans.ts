import { numberIn, plainText } from "../../decimals";
import { objectAt, objectsAt, pick, textAt, type JsonObject } from "../../../openapi/json";
import type { MockRecord } from "../../model";
import { machineOf } from "../../collections";
import { refuseTransition } from "../../move";
import { piecesLeft } from "../production/work-center-load";
import { run } from "../../run-role";
import { refuseCall, type Call, type Rules } from "../rule";
import { reportOperation, workReportRules } from "./work-reports";

const root = "/work-orders";

interface Found {
  order: MockRecord;
  operation: JsonObject;
}

/** The operation of an open order with a barcode, at the station that scans. */
function scanned(call: Call): Found {
  const { barcode, workCenterCode } = call.body;
  for (const order of call.world.store.list(root)) {
    const operation = objectsAt(order, "operations").find((one) => one.barcode === barcode);
    const isOpen = ["issued", "in_progress", "on_hold"].includes(String(order.status));
    const center = call.world.store.find(operation?.workCenterId)?.record;
    const isHere = workCenterCode === undefined || center?.code === workCenterCode;
    if (operation && isOpen && isHere) return { order, operation };
  }
  return refuseCall(
    call,
    "scan-not-recognized",
    `No open work order has ${String(barcode)} at this station.`,
  );
}

const leadsTo: Record<string, readonly string[]> = {
  pause: ["paused"],
  complete: ["completed", "paused"],
};

/** Refuses a step that scans do not make from the status of an operation. One that waits for another is refused as such. */
function checkStep({ request, world }: Call, { operation }: Found, action: string): void {
  const field = world.reader.field(world.collection(root)?.schema, "operations");
  const machine = machineOf(field?.schema.items, world.reader);
  const isStep = machine?.transitions.some(
    ({ operationId, from, to }) =>
      operationId === request.operation.id &&
      from === operation.status &&
      (leadsTo[action] ?? ["in_progress"]).includes(to),
  );
  const isJoined = action === "start" && operation.status === "in_progress";
  if (!isStep && operation.status !== "pending" && !isJoined)
    refuseTransition(
      request.operation,
      operation,
      action === "complete" || action === "pause" ? ["in_progress"] : ["ready", "paused"],
    );
}

/** Does with an operation what another call would do, with its rules. */
function doAs(call: Call, id: string, { order, operation }: Found, body: JsonObject): void {
  const { world, request } = call;
  const other = world.operations.find((one) => one.id === id);
  if (!other) return;
  const path = { workOrderId: String(order.id), workOrderOperationId: String(operation.id) };
  const inner: Call = {
    world,
    body,
    before: order,
    request: { ...request, operation: other, path, body },
  };
  const rule = workReportRules[id];
  rule?.before?.(inner);
  if (!rule?.instead?.(inner)) run(world.roleOf(other), inner.request, world);
  rule?.after?.(inner);
}

/** Stops the clock of an operation without reporting pieces. */
function pause(call: Call, { order, operation }: Found): void {
  const operations = objectsAt(order, "operations").map((one) =>
    one.id === operation.id ? { ...one, status: "paused" } : one,
  );
  call.world.store.put(root, { ...order, operations });
  reportOperation(call, String(operation.id));
}

const done: Record<string, string> = {
  start: "started",
  resume: "resumed",
  pause: "paused",
  complete: "completed",
};

/** What a scan that asks for nothing does, by the status of the operation; it starts any other. */
const usual: Record<string, string> = { in_progress: "complete", paused: "resume" };

/** Starts, pauses, or reports the operation behind a scan. */
function scan(call: Call): JsonObject {
  const found = scanned(call);
  const { body, world } = call;
  const asked = textAt(body, "action") ?? "auto";
  const action = asked === "auto" ? (usual[String(found.operation.status)] ?? "start") : asked;
  const given = pick(body, (name) =>
    ["operatorId", "scannedAt", "quantity", "components"].includes(name),
  );
  checkStep(call, found, action);
  if (action === "pause") pause(call, found);
  else
    doAs(
      call,
      action === "complete" ? "complete-work-order-operation" : "start-work-order-operation",
      found,
      given,
    );
  const order = world.store.get(root, String(found.order.id)) ?? found.order;
  const operations = objectsAt(order, "operations");
  const index = operations.findIndex(({ id }) => id === found.operation.id);
  const operation = operations[index] ?? found.operation;
  const open = piecesLeft(operation, order);
  const unit = String(objectAt(order, "quantity").unit);
  const good = numberIn(operation.quantityCompleted) - numberIn(found.operation.quantityCompleted);
  const passed =
    action === "complete"
      ? `: ${plainText(good)} ${unit} passed on, ${plainText(open)} ${unit} open`
      : ` ${done[action] ?? action}`;
  return {
    actionTaken: done[action] ?? action,
    workOrderId: order.id,
    documentNumber: order.documentNumber,
    operation,
    nextOperationNumber: operations[index + 1]?.operationNumber ?? null,
    message: `${String(order.documentNumber)} operation ${String(operation.operationNumber)}${passed}.`,
  };
}

/** Scans of travelers. */
export const scanRules: Rules = {
  "handle-routing-operation-by-barcode-scan": {
    refuses: [
      "scan-not-recognized",
      "operation-out-of-sequence",
      "operator-not-allowed",
      "work-center-busy",
      "quantity-above-open",
      "insufficient-stock",
    ],
    answer: scan,
  },
};
