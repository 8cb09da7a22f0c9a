import { isObject, objectsAt, type JsonObject } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import { label } from "../../label";
import { forEach, type Call, type ValueMistake, type Rules } from "../rule";
import { hasStock } from "../stock/movements";
import {
  checkedBy,
  closedBin,
  found,
  hasBin,
  when,
  whole,
  type Check,
} from "../checks/field-checks";
import { keepsOne } from "../checks/line-checks";
import { inHomeCurrency } from "../money/own-currency";
import { trackingMistakes } from "../stock/tracked";
import { unitMistakes } from "../stock/unit-mistakes";

/** What a row of a build or a work order says of the quantity of a component. */
const quantities = ["quantityUsed", "quantityRequired", "quantity"];

const placeOf = (call: Call) =>
  whole(call).locationId ??
  call.world.store.list("/locations").find(({ isDefault }) => isDefault === true)?.id;

/** Why an item cannot be a component; new ones keep stock, and are not what they go into. */
function strangePart(item: JsonObject, call: Call): string | undefined {
  if (item.id === whole(call).itemId) return "It cannot be a component of itself.";
  if (item.status === "inactive") return `${label(item)} is inactive.`;
  return hasStock(item) ? undefined : `${label(item)} has no stock of its own.`;
}

/** Mistakes of one row of components. */
function partMistakes(row: JsonObject, at: string, call: Call): ValueMistake[] {
  const id = row.id ?? row.componentId;
  const known = objectsAt(call.before, "components").find((one) => one.id === id);
  const item = found(call, row.itemId ?? known?.itemId);
  if (id && call.before && !known) {
    const name = row.id ? "id" : "componentId";
    return [[`${at}/${name}`, `${label(call.before)} has no such component.`, "reference"]];
  }
  if (!item || row.remove === true) return [];
  const field = quantities.find((name) => isObject(row[name]));
  const units = field ? unitMistakes(item, row[field], `${at}/${field}/unit`, call.world) : [];
  const strange = row.itemId && row.itemId !== known?.itemId ? strangePart(item, call) : undefined;
  const bin = row.bin && !hasBin(call, placeOf(call), row.bin);
  const planned = known?.quantityUsed ?? known?.quantityRequired;
  const quantity = field ? row[field] : planned;
  return [
    ...when(strange, `${at}/itemId`, String(strange), "reference"),
    ...units,
    ...when(bin, `${at}/bin`, `The location has no bin ${String(row.bin)}.`, "reference"),
    ...(units.length ? [] : trackingMistakes({ row, item, quantity }, at, call.world)),
  ];
}

const partsFit: Check = (call) =>
  objectsAt(call.body, "components").flatMap((row, index) =>
    partMistakes(row, `/components/${index}`, call),
  );

/** Pieces are counted in a unit of their item, and put away in a bin of the location. */
const piecesFit: Check = (call) => {
  const { body, world } = call;
  const item = found(call, whole(call).itemId);
  const units = ["quantity", "quantityScrapped"].flatMap((name) =>
    unitMistakes(item, body[name], `/${name}/unit`, world),
  );
  const { finishedBin } = body;
  const closed = closedBin(call, placeOf(call), finishedBin);
  const hasLots = String(item?.tracking).includes("lot");
  return [
    ...units,
    ...when(closed, "/finishedBin", String(closed), "reference"),
    ...when(
      body.lotNumber && !hasLots,
      "/lotNumber",
      `${label(item)} has no lots.`,
      "not_for_kind",
    ),
  ];
};

/** Pieces that are tracked by lot go into one. */
const lotNamed: Check = (call) => {
  const { body, before } = call;
  const item = found(call, before?.itemId);
  const isNone = [body.quantity, before?.quantityOpen].some(
    (one) => one !== undefined && numberIn(one) === 0n,
  );
  const isMissing = String(item?.tracking).includes("lot") && !body.lotNumber && !isNone;
  return when(isMissing, "/lotNumber", `${label(item)} is tracked by lot.`, "required");
};

/** Only what is released is used for something new. */
const released =
  (...fields: readonly string[]): Check =>
  ({ before, body, ...call }) =>
    fields.flatMap((field) => {
      const one = found({ ...call, body }, body[field]);
      const isNew = one && one.id !== before?.[field];
      const message = `${label(one)} ${String(one?.revision)} is ${String(one?.status)}.`;
      return when(isNew && one.status !== "active", `/${field}`, message, "reference");
    });

const costsFit: Check = (call) =>
  objectsAt(call.body, "additionalCosts").flatMap((body, index) =>
    inHomeCurrency("amount")({ ...call, body }).map(([pointer, message, rule]): ValueMistake => [
      `/additionalCosts/${index}${pointer}`,
      message,
      rule,
    ]),
  );

/** A routing is followed where its work centers are. */
const routingHere: Check = (call) => {
  const routing = found(call, call.body.assemblyRoutingId);
  const isAway = routing && routing.locationId !== placeOf(call);
  return when(isAway, "/assemblyRoutingId", "It is for another location.", "reference");
};

/** What is picked for a start, and what goes into an order without operations. */
const named: Check = (call) => {
  const { before, request } = call;
  const isStart = request.operation.id.startsWith("start-");
  const isWhole = request.operation.id === "complete-work-order";
  const hasSteps = objectsAt(before, "operations").length > 0;
  const planned = objectsAt(before, "components");
  return objectsAt(call.body, "components").flatMap(({ componentId }, index) => {
    const at = `/components/${index}/componentId`;
    const part = planned.find(({ id }) => id === componentId);
    const isBackflushed = isStart && part?.issueMethod === "backflush";
    return [
      ...when(isBackflushed, at, `${label(part)} is not picked.`, "not_for_kind"),
      ...when(
        isWhole && hasSteps,
        at,
        "Components of an order with operations are reported with them.",
        "not_for_kind",
      ),
    ];
  });
};

/** A field that goes only with another one, which it explains. */
const explains =
  (field: string, cause: string): Check =>
  ({ body }) =>
    when(
      body[cause] && !body[field],
      `/${field}`,
      `${field} is required with ${cause}.`,
      "required",
    );

/** A correction takes something back. */
const takesBack: Check = ({ body }) =>
  when(
    body.isCorrection === true && !(body.quantity ?? body.quantityScrapped ?? body.minutes),
    "/quantity",
    "Send quantity, quantityScrapped, or minutes to take back.",
    "required",
  );

const writing = [piecesFit, partsFit, released("bomId", "assemblyRoutingId"), costsFit];

/** What builds and work orders are made from, and what they make. */
export const partCheckRules: Rules = {
  "create-build": checkedBy(writing),
  "create-work-order": checkedBy([...writing, routingHere]),
  "update-build": { ...checkedBy(writing), after: keepsOne("/builds", "components") },
  "update-work-order": {
    ...checkedBy([...writing, routingHere]),
    after: keepsOne("/work-orders", "components"),
  },
  "complete-work-order-operation": checkedBy([
    ...[explains("scrapReason", "quantityScrapped"), explains("correctionReason", "isCorrection")],
    ...[takesBack, piecesFit, partsFit, named],
  ]),
  ...forEach(
    ["complete-build", "complete-work-order"],
    checkedBy([piecesFit, partsFit, named, lotNamed]),
  ),
  ...forEach(
    ["start-work-order", "start-work-order-operation"],
    checkedBy([piecesFit, partsFit, named]),
  ),
};
