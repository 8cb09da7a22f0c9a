import { label } from "../../record-label";
import { objectAt, objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { checkedBy, found, hasBin, inRows, when, whole, type Check } from "../checks/field-checks";
import { inUse, linesFit, sameItem, unitFits } from "../checks/line-checks";
import { daysBetween } from "../days";
import { homeCurrency } from "../money/ledger";
import { one, sumIn } from "../../decimals";
import { minuteOf } from "./capacity";
import { isSplitTooFar } from "./work-center-load";
import { routingReady, stepsKept, yieldsSome } from "./step-checks";
import { changesOf, madeBy, onBoth, refuseValues, type Call, type Rules } from "../rule";
import { unitMistakes } from "../stock/unit-mistakes";

/** True if one day is before another, and both are known. */
const isEarlier = (one: unknown, other: unknown) =>
  typeof one === "string" && typeof other === "string" && one < other;

/** A BOM or a routing that another item has, or that is still being written, or is out of use. */
const isUsable =
  (field: string): Check =>
  (call) => {
    const { itemId } = whole(call);
    const named = found(call, call.body[field]);
    const isOther = named && named.itemId !== itemId;
    return [
      ...when(isOther, `/${field}`, "It belongs to another item.", "reference"),
      ...when(named && named.status !== "active", `/${field}`, "It is not active.", "reference"),
    ];
  };

const noComponents = new Set<unknown>(["kit", "service", "other_charge"]);

/** What comes out, in a unit that its item has. */
const outputFits: Check = (call) => {
  const bom = whole(call);
  const strange = (id: unknown, value: unknown, pointer: string) =>
    unitMistakes(found(call, id), value, `${pointer}/unit`, call.world);
  const byProducts = objectsAt(call.body, "byProducts");
  const shares = sumIn(byProducts, "costSharePercent");
  return [
    ...strange(bom.itemId, call.body.outputQuantity, "/outputQuantity"),
    ...byProducts.flatMap((row, index) =>
      strange(row.itemId, row.quantity, `/byProducts/${index}/quantity`),
    ),
    ...when(
      shares >= 100n * one,
      `/byProducts/${byProducts.length - 1}/costSharePercent`,
      "All shares together must stay below 100.",
      "range",
    ),
  ];
};

const componentFits = inRows("components", (row, call) => {
  const { id, quantity, operationNumber, optionCode } = row;
  const known = objectsAt(call.before, "components").find((one) => id && one.id === id);
  const itemId = row.itemId ?? known?.itemId;
  const item = found(call, itemId);
  const options = call.world.store.get("/items/{itemId}/options", String(whole(call).itemId));
  const codes = objectsAt(options, "options").map(({ code }) => code);
  if (optionCode && !codes.includes(optionCode))
    return ["optionCode", `The assembly has no option ${String(optionCode)}.`, "reference"];
  if (textsAt(row, "alternateItemIds").includes(String(itemId)))
    return ["alternateItemIds", "An alternate is another item.", "duplicate"];
  if (noComponents.has(item?.kind))
    return ["itemId", `${label(item)} is not a component.`, "not_for_kind"];
  const [strange] = unitMistakes(item, quantity, "quantity/unit", call.world);
  if (strange) return strange;
  const routing = found(call, whole(call).assemblyRoutingId);
  const steps = objectsAt(routing, "operations").map((step) => step.operationNumber);
  return operationNumber && routing && !steps.includes(operationNumber)
    ? ["operationNumber", `The routing has the operations ${steps.join(", ")}.`, "reference"]
    : undefined;
});

const operationFits = inRows("operations", ({ id, subcontractUnitCost, ...row }, call) => {
  const known = objectsAt(call.before, "operations").find((one) => id && one.id === id);
  const center = found(call, row.workCenterId ?? known?.workCenterId);
  if (!center) return undefined;
  if (row.workCenterId && center.status === "inactive")
    return ["workCenterId", `${label(center)} is inactive.`, "reference"];
  if (
    subcontractUnitCost &&
    objectAt({ subcontractUnitCost }, "subcontractUnitCost").currency !== homeCurrency
  )
    return [
      "subcontractUnitCost/currency",
      `The currency of the company is ${homeCurrency}.`,
      "currency",
    ];
  return subcontractUnitCost && center.kind !== "subcontract"
    ? ["subcontractUnitCost", "Only operations at a subcontractor have this cost.", "not_for_kind"]
    : undefined;
});

/** Refuses steps with equal numbers, and steps at another location than that of the routing. */
function checkSteps(call: Call): void {
  for (const { after } of changesOf(call, "/assembly-routings")) {
    const steps = objectsAt(after, "operations");
    const numbers = steps.map(({ operationNumber }) => operationNumber);
    const mistakes = steps.flatMap(({ operationNumber, workCenterId }, index) => {
      const center = found(call, workCenterId);
      const isAway = center && center.locationId !== after.locationId;
      const sent = objectsAt(call.body, "operations").findIndex(
        (row) => row.workCenterId === workCenterId,
      );
      const at = sent < 0 ? "/operations" : `/operations/${sent}/workCenterId`;
      return [
        ...when(
          numbers.indexOf(operationNumber) < index,
          "/operations",
          `${String(operationNumber)} is listed twice.`,
          "duplicate",
        ),
        ...when(isAway, at, `${label(center)} is at another location.`, "reference"),
      ];
    });
    if (mistakes.length) refuseValues(call, mistakes.slice(0, 1));
  }
}

/** Minutes of the week at which a shift begins and ends. */
function minutesOf({ weekday, from, to }: JsonObject): [number, number] {
  const [start, end] = [minuteOf(from), minuteOf(to)];
  const day = Number(weekday) * 1440;
  return [day + start, day + (end > start ? end : end + 1440)];
}

const week = 7 * 1440;

const shiftsFit = inRows("shifts", (shift, { body }) => {
  const [begin, end] = minutesOf(shift);
  if (Number(shift.breakMinutes ?? 0) >= end - begin)
    return ["breakMinutes", "The break is as long as the shift.", "range"];
  const all = objectsAt(body, "shifts");
  // The night from Sunday to Monday ends in the week after.
  const isIn = all.slice(0, all.indexOf(shift)).some((other) => {
    const [otherBegin, otherEnd] = minutesOf(other);
    return [-week, 0, week].some((by) => begin + by < otherEnd && otherBegin < end + by);
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
    ...when(
      center.supplyBin && !hasBin(call, center.locationId, center.supplyBin),
      "/supplyBin",
      `The location has no bin ${String(center.supplyBin)}.`,
      "reference",
    ),
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
    ...inRows("lines", ({ id, bomId, ...row }) => {
      const known = objectsAt(call.before, "lines").find((one) => id && one.id === id);
      const line = { ...known, ...row };
      const { itemId = line.itemId } = found(call, bomId) ?? {};
      if (itemId !== line.itemId) return ["bomId", "It belongs to another item.", "reference"];
      const message = "A line makes at most 200 orders.";
      return isSplitTooFar(line) ? ["lotSize", message, "range"] : undefined;
    })(call),
  ];
};

/** Refuses a period that leaves out lines of the plan. */
function checkPeriod(call: Call): void {
  for (const { after: plan } of changesOf(call, "/work-plans")) {
    const { periodStart, periodEnd } = plan;
    const out = objectsAt(plan, "lines").find(
      ({ dueDate }) => isEarlier(dueDate, periodStart) || isEarlier(periodEnd, dueDate),
    );
    const field = isEarlier(out?.dueDate, periodStart) ? "periodStart" : "periodEnd";
    if (out)
      refuseValues(call, [
        [`/${field}`, `${label(out)} is due on ${String(out.dueDate)}.`, "range"],
      ]);
  }
}

/** Orders go to the floor within the period of their plan. */
const releaseFits: Check = ({ before, body }) =>
  when(
    isEarlier(before?.periodEnd, body.releaseUntil),
    "/releaseUntil",
    `The plan ends on ${String(before?.periodEnd)}.`,
    "range",
  );

/** A plan that goes on at the same location takes over what is open. */
const targetFits: Check = (call) => {
  const { before, body } = call;
  const target = found(call, body.carryOverTo);
  const isOver = !["draft", "issued"].includes(String(target?.status));
  const isAway = target?.locationId !== before?.locationId;
  const why = isOver
    ? `${label(target)} is ${String(target?.status)}.`
    : isAway
      ? `${label(target)} is for another location.`
      : "It is the plan itself.";
  const isWrong = isOver || isAway || target?.id === before?.id;
  return when(target && isWrong, "/carryOverTo", why, "reference");
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

const routed = isUsable("assemblyRoutingId");
const order = [isUsable("bomId"), routed];
const bom = [routed, routingReady, outputFits, componentFits, stepsKept];
const center = [centerFits, shiftsFit];
const plan = [planFits, assembliesOnly, linesFit(sameItem, inUse, unitFits)];

/** A layout is of whom the credential belongs to. */
function owned(call: Call): void {
  for (const layout of madeBy(call, "/my-work-layout"))
    call.world.store.put("/my-work-layout", { ...layout, owner: call.world.actor });
}

/** What production is set up with, beyond its schemas. */
export const productionCheckRules: Rules = {
  ...onBoth("bom", checkedBy(bom)),
  ...onBoth("assembly-routing", {
    ...checkedBy([operationFits, yieldsSome]),
    after: checkSteps,
  }),
  ...onBoth("work-center", checkedBy(center)),
  ...onBoth("work-order", checkedBy(order)),
  "create-work-plan": checkedBy([hasSource, ...plan]),
  "update-work-plan": { ...checkedBy(plan), after: checkPeriod },
  "issue-work-plan": checkedBy([releaseFits]),
  "complete-work-plan": checkedBy([targetFits]),
  "create-my-work-layout": { ...checkedBy([layoutFits]), after: owned },
  "update-my-work-layout": checkedBy([layoutFits]),
};
