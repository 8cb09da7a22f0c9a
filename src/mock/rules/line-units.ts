import { isObject, objectsAt, type JsonObject } from "../../openapi/json";
import { isQuantity, quantity, round } from "../decimals";
import type { CheckedRequest } from "../check-request";
import { refuseBody } from "../problems";
import type { World } from "../world";
import { convertsTo, inBaseUnit, inUnit } from "./stock/movements";

const namesLine = ([name]: readonly [string, unknown]) => /Line(Item)?Id$|^lineItemId$/.test(name);

/** Documents whose lines keep their unit, since their prices and what was moved of them are in it. */
const keeping = new Set(["update-sales-order", "update-purchase-order", "update-estimate"]);

/** The line of another document that a row of a request is about. */
function lineOf(row: JsonObject, { store }: World, keeps: boolean): JsonObject | undefined {
  if (keeps && row.id !== undefined) return store.find(row.id)?.holder;
  // A price is that of the unit it was sent with.
  if (row.unitPrice !== undefined) return undefined;
  const holders = (of: JsonObject): JsonObject[] =>
    Object.entries(of)
      .filter(namesLine)
      .flatMap(([, id]) => {
        const found = store.find(id);
        return found ? [found.holder] : [];
      });
  const [named] = holders(row);
  if (named) return named;
  // A line that was made from another one keeps its unit.
  const own = store.find(row.id)?.holder;
  return own && holders(own).length ? own : undefined;
}

function inUnitOf(
  line: JsonObject,
  given: JsonObject,
  pointer: string,
  { operation }: CheckedRequest,
  world: World,
): JsonObject {
  const item = world.store.find(line.itemId)?.record;
  const own = [line.quantity, line.quantityRequired, line.quantityPlanned].find(isQuantity);
  const { unit } = own ?? given;
  if (!item || unit === given.unit) return given;
  if (!convertsTo(item, given.unit, world)) {
    const message = `${String(item.sku)} has no unit ${String(given.unit)}.`;
    refuseBody(operation, message, [{ pointer, rule: "unit", message }]);
  }
  const number = inUnit(item, inBaseUnit(item, given, world), unit, world);
  return quantity(round(number, 6), unit);
}

/** Refuses quantities with more decimals than their unit has: half a piece, or a tenth of a box. */
function checkDecimals(
  value: unknown,
  pointer: string,
  request: CheckedRequest,
  world: World,
): void {
  if (Array.isArray(value))
    for (const [index, inner] of value.entries())
      checkDecimals(inner, `${pointer}/${index}`, request, world);
  else if (isQuantity(value)) {
    const uom = world.store.list("/uoms").find(({ code }) => code === value.unit);
    const decimals = String(value.value).replace(/^[^.]*\.?|0+$/g, "").length;
    if (!uom || decimals <= Number(uom.decimals)) return;
    const message = `${value.unit} has ${uom.decimals ? `at most ${String(uom.decimals)}` : "no"} decimals.`;
    refuseBody(request.operation, message, [{ pointer, rule: "unit", message }]);
  } else if (isObject(value))
    for (const [name, inner] of Object.entries(value))
      checkDecimals(inner, `${pointer}/${name}`, request, world);
}

/** Refuses a price with a quantity in another unit than that of the line, whose price it would become. */
function checkUnit(
  line: JsonObject,
  row: JsonObject,
  at: string,
  { operation }: CheckedRequest,
): void {
  if (!isQuantity(line.quantity) || !isQuantity(row.quantity)) return;
  const { unit } = line.quantity;
  if (row.quantity.unit === unit) return;
  const message = `The line is in ${unit}, and so is its price. Send the quantity in ${unit}.`;
  refuseBody(operation, message, [{ pointer: `${at}/quantity/unit`, rule: "unit", message }]);
}

/** Operations whose `components` are about those of a work order or a build. */
const usesComponents =
  /^(update-work-order|complete-work-order|(start|complete)-work-order-operation|start-work-order|handle-routing-operation-by-barcode-scan|(update|complete)-build)$/;

/** What a row of components says of their quantity: what is needed, or what was used. */
const ofComponents = ["quantityRequired", "quantityUsed", "quantity"];

/** Rows of components in the units that these have, unless they get another item. */
function inOwnUnits(request: CheckedRequest, world: World): JsonObject[] {
  return objectsAt(request.body, "components").map((row, index) => {
    const id = row.componentId ?? row.id;
    const known = row.itemId === undefined ? world.store.find(id)?.holder : undefined;
    const field = ofComponents.find((name) => isQuantity(row[name]));
    const given = field && row[field];
    const item = world.store.find(known?.itemId)?.record;
    if (!known || !field || !isQuantity(given)) return row;
    if (!item || !convertsTo(item, given.unit, world)) return row;
    const at = `/components/${index}/${field}`;
    return { ...row, [field]: inUnitOf(known, given, at, request, world) };
  });
}

/** A request with the quantities of its rows in the units of the lines that they are about, as the answer has them. */
export function inLineUnits(request: CheckedRequest, world: World): CheckedRequest {
  const { body } = request;
  checkDecimals(body, "", request, world);
  if (!isObject(body)) return request;
  if (usesComponents.test(request.operation.id) && Array.isArray(body.components))
    return { ...request, body: { ...body, components: inOwnUnits(request, world) } };
  if (!Array.isArray(body.lines)) return request;
  const lines = objectsAt(body, "lines").map((row, index) => {
    const keeps = keeping.has(request.operation.id);
    const line = lineOf(row, world, keeps);
    if (!line) return row;
    if (keeps && row.unitPrice !== undefined) checkUnit(line, row, `/lines/${index}`, request);
    const converted = Object.entries(row).map(([name, value]) => [
      name,
      isQuantity(value) && name.startsWith("quantity")
        ? inUnitOf(line, value, `/lines/${index}/${name}`, request, world)
        : value,
    ]);
    const result = Object.fromEntries(converted) as JsonObject;
    if (keeps) checkDecimals(result.quantity, `/lines/${index}/quantity`, request, world);
    return result;
  });
  return { ...request, body: { ...body, lines } };
}
