import { label } from "../../label";
import { objectAt, objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { checkedBy, found, inRows, when, whole, type Check } from "../checks/field-checks";
import { daysBetween } from "../days";
import { homeCurrency } from "../money/ledger";
import { forEach, type Rules } from "../rule";
import { convertsTo } from "../stock/movements";

/** True if one day is before another, and both are known. */
const isEarlier = (one: unknown, other: unknown) =>
  typeof one === "string" && typeof other === "string" && one < other;

/** A BOM or a routing that another item has. */
const isOfItem =
  (field: string): Check =>
  (call) => {
    const { itemId } = whole(call);
    const named = found(call, call.body[field]);
    return when(
      named && named.itemId !== itemId,
      `/${field}`,
      "It belongs to another item.",
      "reference",
    );
  };

/** A BOM or a routing that is still being written, or is out of use. */
const isActive =
  (field: string): Check =>
  (call) => {
    const named = found(call, call.body[field]);
    return when(named && named.status !== "active", `/${field}`, "It is not active.", "reference");
  };

const noComponents = new Set<unknown>(["kit", "service", "other_charge"]);

const componentFits = inRows("components", ({ itemId, quantity, operationNumber }, call) => {
  const item = found(call, itemId);
  if (noComponents.has(item?.kind))
    return ["itemId", `${label(item)} is not a component.`, "not_for_kind"];
  const { unit } = objectAt({ quantity }, "quantity");
  if (item && unit && !convertsTo(item, unit, call.world))
    return ["quantity/unit", `${label(item)} does not convert to ${String(unit)}.`, "unit"];
  const routing = found(call, whole(call).assemblyRoutingId);
  const steps = objectsAt(routing, "operations").map((step) => step.operationNumber);
  return operationNumber && routing && !steps.includes(operationNumber)
    ? ["operationNumber", `The routing has the operations ${steps.join(", ")}.`, "reference"]
    : undefined;
});

const operationFits = inRows("operations", ({ workCenterId, subcontractUnitCost }, call) => {
  const center = found(call, workCenterId);
  const { locationId } = whole(call);
  if (!center) return undefined;
  if (center.status === "inactive")
    return ["workCenterId", `${label(center)} is inactive.`, "reference"];
  if (locationId && center.locationId !== locationId)
    return ["workCenterId", `${label(center)} is at another location.`, "reference"];
  return subcontractUnitCost && center.kind !== "subcontract"
    ? ["subcontractUnitCost", "Only operations at a subcontractor have this cost.", "not_for_kind"]
    : undefined;
});

/** Minutes of the week at which a shift begins and ends. */
function minutesOf({ weekday, from, to }: JsonObject): [number, number] {
  const [start = 0, end = 0] = [from, to].map((time) => {
    const [hours = 0, minutes = 0] = String(time).split(":").map(Number);
    return hours * 60 + minutes;
  });
  const day = Number(weekday) * 1440;
  return [day + start, day + (end > start ? end : end + 1440)];
}

const shiftsFit = inRows("shifts", (shift, { body }) => {
  const [begin, end] = minutesOf(shift);
  const all = objectsAt(body, "shifts");
  const isIn = all.slice(0, all.indexOf(shift)).some((other) => {
    const [otherBegin, otherEnd] = minutesOf(other);
    return begin < otherEnd && otherBegin < end;
  });
  return isIn ? ["from", "The shift overlaps another one.", "range"] : undefined;
});

const centerFits: Check = (call) => {
  const center = whole(call);
  const isOutside = center.kind === "subcontract";
  const outside = ["subcontractVendorId", "leadTimeDays"];
  const lacks = outside.find((name) => isOutside && (center[name] ?? null) === null);
  const strange = outside.find((name) => !isOutside && (center[name] ?? null) !== null);
  const foreign = ["laborRate", "overheadRate"].find(
    (name) => call.body[name] && objectAt(call.body, name).currency !== homeCurrency,
  );
  return [
    ...when(lacks, `/${lacks}`, "This field is required for a subcontractor.", "required"),
    ...when(strange, `/${strange}`, "Only subcontractors have this field.", "not_for_kind"),
    ...when(
      isOutside && objectsAt(center, "shifts").length,
      "/shifts",
      "A subcontractor has a lead time instead of shifts.",
      "not_for_kind",
    ),
    ...when(foreign, `/${foreign}`, `Rates must be in ${homeCurrency}.`, "currency"),
  ];
};

const planFits: Check = (call) => {
  const { periodStart, periodEnd } = whole(call);
  return [
    ...when(
      daysBetween(periodStart, periodEnd) > 366,
      "/periodEnd",
      "A plan can cover at most 366 days.",
      "range",
    ),
    ...inRows("lines", ({ dueDate }) =>
      isEarlier(dueDate, periodStart) || isEarlier(periodEnd, dueDate)
        ? ["dueDate", "It is outside the period of the plan.", "range"]
        : undefined,
    )(call),
  ];
};

const hasSource: Check = ({ body }) =>
  when(
    !objectsAt(body, "lines").length && !textsAt(body, "proposeFrom").length,
    "/lines",
    "Send lines, proposeFrom, or both.",
    "required",
  );

const assembliesOnly = inRows("lines", ({ itemId }, call) => {
  const item = found(call, itemId);
  return item && item.kind !== "assembly"
    ? ["itemId", `${label(item)} is not an assembly.`, "not_for_kind"]
    : undefined;
});

const layoutFits: Check = ({ world, before, body }) => {
  const own = before ?? world.store.list("/my-work-layout")[0];
  const { view, groupBy = "none" } = { ...own, ...body } as JsonObject;
  return when(
    view === "kiosk" && groupBy !== "none",
    "/groupBy",
    "The kiosk view cannot be grouped. Leave out groupBy, or send none.",
    "not_for_kind",
  );
};

const routed = [isOfItem("assemblyRoutingId"), isActive("assemblyRoutingId")];
const order = [isOfItem("bomId"), isActive("bomId"), ...routed];
const bom = [...routed, componentFits];
const center = [centerFits, shiftsFit];
const plan = [planFits, assembliesOnly];

/** What production is set up with, beyond its schemas. */
export const productionCheckRules: Rules = {
  ...forEach(["create-bom", "update-bom"], checkedBy(bom)),
  ...forEach(["create-assembly-routing", "update-assembly-routing"], checkedBy([operationFits])),
  ...forEach(["create-work-center", "update-work-center"], checkedBy(center)),
  ...forEach(["create-work-order", "update-work-order"], checkedBy(order)),
  "create-work-plan": checkedBy([hasSource, ...plan]),
  "update-work-plan": checkedBy(plan),
  ...forEach(["create-my-work-layout", "update-my-work-layout"], checkedBy([layoutFits])),
};
