import { isObject, objectsAt, pick, type JsonObject } from "../../../openapi/json";
import { divided, isMoney, money, numberIn, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { found } from "../checks/field-checks";
import { isChosen } from "../checks/retired";
import { addDays } from "../days";
import { defaultTerm } from "../master-data/parties";
import { changeNewLines } from "../prices/lines";
import { madeBy, type Call } from "../rule";
import { unitMoney } from "../stock/costs";
import { inBaseUnit } from "../stock/movements";

/** What a vendor says about an item. */
const offerOf = (vendorId: unknown, itemId: unknown, { world }: Call): MockRecord | undefined =>
  world.store
    .list("/vendor-items")
    .find((offer) => offer.vendorId === vendorId && offer.itemId === itemId);

/** The class of a vendor, if it can still be chosen. */
export function classOf(vendor: JsonObject | undefined, call: Call): unknown {
  const usual = found(call, vendor?.classReferenceId);
  return usual && isChosen(usual) ? usual.id : null;
}

/** What an order takes from its vendor: the term, or else the one that is the default of purchases, and the class, if it can still be chosen. */
export function vendorTerms(call: Call): JsonObject {
  const vendor = found(call, call.body.vendorId);
  return {
    paymentTermId: vendor?.paymentTermId ?? defaultTerm("purchases", call.world)?.id ?? null,
    classReferenceId: classOf(vendor, call),
  } as JsonObject;
}

/** The part of an address that an order prints. */
function printed(field: string, address: unknown, { world }: Call): JsonObject | null {
  const schema = world.collection("/purchase-orders")?.schema;
  const names = world.reader.names(world.reader.field(schema, field)?.written);
  return isObject(address) ? pick(address, (name) => names.has(name)) : null;
}

/** The address of an order's vendor, as the order prints it. */
const vendorAddressOf = ({ vendorId }: MockRecord, call: Call) =>
  printed("vendorAddress", call.world.store.find(vendorId)?.record.primaryAddress, call);

/** Prints the addresses of the vendor and of the location on a new order, unless others are sent; it costs no freight. */
export function addressed(call: Call): void {
  const { store } = call.world;
  for (const order of madeBy(call, "/purchase-orders")) {
    const location = store.find(order.locationId)?.record;
    store.put("/purchase-orders", {
      ...order,
      vendorAddress: order.vendorAddress ?? vendorAddressOf(order, call),
      shipToAddress: order.shipToAddress ?? printed("shipToAddress", location?.address, call),
      shippingCharge: order.shippingCharge ?? money(0n, order.currency),
    });
  }
}

/** Prints the first address of a vendor on its drafts that have none. */
export function addressDrafts(call: Call): void {
  const { store } = call.world;
  for (const order of store.list("/purchase-orders"))
    if (order.vendorId === call.before?.id && order.status === "draft" && !order.vendorAddress)
      store.put("/purchase-orders", { ...order, vendorAddress: vendorAddressOf(order, call) });
}

/** What new lines say that the request does not: the words of the vendor or of the item, and no tax code of sales. */
export const described = (call: Call): void =>
  changeNewLines(call, "/purchase-orders", (line, sent, order) => {
    if (!sent) return line;
    const item = call.world.store.find(line.itemId)?.record;
    const offer = offerOf(order.vendorId, line.itemId, call);
    return {
      ...line,
      description: offer?.vendorDescription ?? item?.purchaseDescription ?? item?.name ?? null,
      taxCodeId: null,
      classReferenceId: null,
      locationId: order.locationId,
      requestedDate: null,
      promisedDate: null,
      ...sent,
      ...pick(line, (name) => isObject(sent[name])),
    };
  });

/** Asks for the goods of a new order on the day that its slowest line needs. */
export function requested(call: Call): void {
  const { body, world } = call;
  if (body.requestedDate !== undefined) return;
  for (const order of madeBy(call, "/purchase-orders")) {
    const vendor = world.store.find(order.vendorId)?.record;
    const days = objectsAt(order, "lines").flatMap(({ itemId }) => {
      const item = world.store.find(itemId)?.record;
      const sources = [offerOf(order.vendorId, itemId, call), vendor, item];
      return sources.map((one) => one?.leadTimeDays).find((time) => typeof time === "number") ?? [];
    });
    if (days.length)
      world.store.put("/purchase-orders", {
        ...order,
        requestedDate: addDays(String(order.orderDate), Math.max(...days)),
      });
  }
}

/** Keeps the price of a received line with what its vendor says about the item. */
export function notePrice(call: Call, line: JsonObject, receiving: MockRecord, on: string): void {
  const { store } = call.world;
  const offer = offerOf(receiving.vendorId, line.itemId, call);
  const item = store.find(line.itemId)?.record;
  if (!offer || !item || !isMoney(line.unitPrice)) return;
  const inBase = (unit: unknown) => inBaseUnit(item, { value: "1", unit }, call.world);
  const { unit } = line.quantity as JsonObject;
  const price = divided(times(numberIn(line.unitPrice), inBase(offer.purchaseUnit)), inBase(unit));
  store.put("/vendor-items", {
    ...offer,
    lastPrice: unitMoney(price, line.unitPrice.currency as string),
    lastReceivedOn: on,
  });
}
