import { isObject, objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { touched } from "../../change-record";
import { errorsOf } from "../../conflicts";
import { label } from "../../record-label";
import { numberIn } from "../../decimals";
import { forEach, refuseAt, refuseCall, type Call, type Rules } from "../rule";
import { unfinishedIn } from "./renamed-bins";

const code = "item-uom-in-use";

/** True for something with an item and a quantity in a unit, at any depth. */
function counts(value: unknown, itemId: unknown, unit: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (isObject(value) && value.itemId === itemId && objectAt(value, "quantity").unit === unit)
    return true;
  return Object.values(value).some((inner) => counts(inner, itemId, unit));
}

/** The unfinished documents with a quantity of an item in one of its units, leaving out those in a status. */
const openWith = ({ itemId, unit }: JsonObject, { world }: Call, without?: string) =>
  unfinishedIn(world)
    .map(([, document]) => document)
    .filter((document) => document.status !== without && counts(document, itemId, unit));

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
  const [document] = isNew ? openWith(uom, call, "draft") : [];
  if (document) refuseAt(call, code, "/baseQuantity", `${label(document)} has quantities in it.`);
}

/** Why an item cannot do without one of its units. */
function needs(call: Call): string[] {
  const { itemId, unit, isBaseUnit } = unitOf(call);
  const { store } = call.world;
  const item = store.find(itemId)?.record ?? {};
  const sku = label(item);
  const sources = store
    .list("/vendor-items")
    .filter((one) => one.itemId === itemId && one.purchaseUnit === unit);
  const wholes = ["/boms", "/items"]
    .flatMap((root) => store.list(root))
    .filter(({ components }) => counts(components, itemId, unit));
  return [
    ...(isBaseUnit === true ? [`${String(unit)} is the base unit of ${sku}.`] : []),
    ...proposals
      .filter(([, field]) => item[field] === unit)
      .map(([, field]) => `${field} of ${sku} is ${String(unit)}.`),
    ...objectsAt(item, "barcodes")
      .filter((barcode) => barcode.unit === unit)
      .map((barcode) => `Barcode ${String(barcode.code)} of ${sku} stands for ${String(unit)}.`),
    ...sources.map(({ id }) => `Vendor item ${String(id)} is bought in ${String(unit)}.`),
    ...wholes.map((whole) => `${label(whole)} has a component in ${String(unit)}.`),
    ...openWith({ itemId, unit }, call).map(
      (document) => `${label(document)} has quantities in ${String(unit)}.`,
    ),
  ];
}

function checkDeletion(call: Call): void {
  const causes = needs(call);
  if (causes.length) refuseCall(call, code, causes.join(" ").slice(0, 1000), errorsOf(causes));
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
