import { isObject, objectAt, type JsonObject } from "../../../openapi/json";
import { touched } from "../../change-record";
import { isTerminal } from "../../collections";
import { label } from "../../label";
import { numberIn } from "../../decimals";
import { forEach, refuseAt, refuseCall, type Call, type Rules } from "../rule";

const code = "item-uom-in-use";

/** True for something with an item and a quantity in a unit, at any depth. */
function counts(value: unknown, itemId: unknown, unit: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (isObject(value) && value.itemId === itemId && objectAt(value, "quantity").unit === unit)
    return true;
  return Object.values(value).some((inner) => counts(inner, itemId, unit));
}

/** The first unfinished document with a quantity of an item in one of its units, leaving out those in a status. */
const openWith = ({ itemId, unit }: JsonObject, { world }: Call, without?: string) =>
  world.collections
    .filter(({ machine }) => machine)
    .flatMap(({ root, machine }) =>
      world.store
        .list(root)
        .filter(({ status }) => status !== without && !isTerminal(machine, status)),
    )
    .find((document) => counts(document, itemId, unit));

const unitOf = ({ world, request }: Call): JsonObject =>
  world.store.find(request.path.itemUomId)?.record ?? {};

const proposals = [
  ["isPurchasable", "purchaseUnit"],
  ["isSellable", "salesUnit"],
] as const;

function checkChange(call: Call): void {
  const { body, world } = call;
  const uom = unitOf(call);
  const item = world.store.find(uom.itemId)?.record;
  for (const [flag, field] of proposals)
    if (
      body[flag] === false &&
      uom[flag] === true &&
      (item?.[field] ?? item?.baseUnit) === uom.unit
    )
      refuseAt(call, code, `/${flag}`, `It is the ${field} of ${label(item)}.`);
  const isNew =
    uom.isBaseUnit !== true &&
    isObject(body.baseQuantity) &&
    numberIn(body.baseQuantity) !== numberIn(uom.baseQuantity);
  const document = isNew && openWith(uom, call, "draft");
  if (document) refuseAt(call, code, "/baseQuantity", `${label(document)} has quantities in it.`);
}

function checkDeletion(call: Call): void {
  const { itemId, unit } = unitOf(call);
  const bought = call.world.store
    .list("/vendor-items")
    .some((one) => one.itemId === itemId && one.purchaseUnit === unit);
  if (bought) refuseCall(call, code, `A vendor item is bought in ${String(unit)}.`);
  const whole = ["/boms", "/items"]
    .flatMap((root) => call.world.store.list(root))
    .find(({ components }) => counts(components, itemId, unit));
  if (whole) refuseCall(call, code, `${label(whole)} has a component in this unit.`);
  const document = openWith({ itemId, unit }, call);
  if (document) refuseCall(call, code, `${label(document)} has quantities in this unit.`);
}

/** The units of an item are part of what it can do: it is a new version. */
function newVersion({ world, request }: Call): void {
  const item = world.store.get("/items", String(request.path.itemId));
  if (item) world.store.put("/items", touched(item, world.time(), world));
}

/** What open documents keep of the units of an item. */
export const itemUnitRules: readonly Rules[] = [
  {
    "update-item-uom": { refuses: [code], before: checkChange },
    "delete-item-uom": { refuses: [code], before: checkDeletion },
  },
  forEach(["create-item-uom", "update-item-uom", "delete-item-uom"], { after: newVersion }),
];
