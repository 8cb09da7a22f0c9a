import { isObject, objectAt, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn, one, sumIn, sumOf, times } from "../../decimals";
import { demoObjects } from "../../demo-objects";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { addDays, today } from "../days";
import { homeCurrency, inHome } from "../money/ledger";
import { inKilograms, roundedUp } from "./parcels";

/** Key of what connected carriers ask among the records; the accounts at carriers are kept in the app. */
export const tariffsKey = "carrier-tariffs";

/** What carriers ask, from the files of a demo company. */
export const openingTariffs = (demo: unknown): MockRecord[] =>
  demoObjects(demo, (one) => "carrierServiceCode" in one && "perHalfKilogram" in one).map(
    (tariff) => ({
      ...tariff,
      id: `${String(tariff.carrier)} ${String(tariff.carrierServiceCode)}`,
    }),
  );

/** When a carrier asks for a surcharge. */
const applies: Record<string, (shipment: MockRecord) => boolean> = {
  residential: ({ addressVerification, shippingAddress }) =>
    (objectAt({ addressVerification }, "addressVerification").isResidential ??
      objectAt({ shippingAddress }, "shippingAddress").isResidential) === true,
  signature: ({ signatureRequired }) => signatureRequired === true,
};

/** True if somebody else pays the carrier, or nobody does. */
const isNotBilled = (shipment: MockRecord, method: JsonObject | undefined) =>
  ["collect", "third_party"].includes(String(shipment.freightTerms)) ||
  ["own_delivery", "pickup"].includes(String(method?.mode));

const methodOf = ({ shipMethodId }: MockRecord, { store }: World) =>
  store.find(shipMethodId)?.record;

interface Quote {
  carrierCost: JsonObject;
  surcharges: JsonObject[];
}

/** What the carrier asks for the packages of a shipment: by started half kilogram, with surcharges for each package. */
export function quoteFor(shipment: MockRecord, world: World): Quote | undefined {
  const method = methodOf(shipment, world);
  const packages = objectsAt(shipment, "packages");
  const tariff = world.store
    .list(tariffsKey)
    .find(
      ({ carrier, carrierServiceCode }) =>
        carrier === method?.carrier && carrierServiceCode === method?.carrierServiceCode,
    );
  if (!tariff || !packages.length || isNotBilled(shipment, method)) return undefined;
  const weight = sumOf(packages, (box) => inKilograms(box.billableWeight));
  const surcharges = objectsAt(tariff, "surcharges")
    .filter(({ code }) => applies[String(code)]?.(shipment))
    .map((extra) => ({
      ...extra,
      amount: money(numberIn(extra.amount) * BigInt(packages.length), homeCurrency),
    }));
  const cost =
    numberIn(tariff.base) +
    times(numberIn(tariff.perHalfKilogram), 2n * roundedUp(weight, one / 2n)) +
    sumIn(surcharges, "amount");
  return { carrierCost: money(cost, homeCurrency), surcharges };
}

/** What the customer pays by the rule of the ship method: nothing, an amount with the first shipment, or the cost with a markup. */
function chargeByMethod(
  shipment: MockRecord,
  order: JsonObject,
  cost: unknown,
  { store }: World,
): bigint {
  const rule = objectAt(store.find(shipment.shipMethodId)?.record, "customerCharge");
  const subtotal = inHome(numberIn(objectAt(order, "totals").subtotal), order);
  const isFree = isObject(rule.freeFrom) && subtotal >= numberIn(rule.freeFrom);
  if (isFree) return 0n;
  if (rule.basis === "flat") return isFirst(shipment, store) ? numberIn(rule.flatAmount) : 0n;
  if (rule.basis !== "carrier_rate") return 0n;
  return times(numberIn(cost), one + numberIn(rule.markupPercent) / 100n);
}

/** True for the first shipment of an order, which carries its charge. */
const isFirst = ({ id, salesOrderId }: MockRecord, store: World["store"]) =>
  store
    .list("/shipments")
    .find((other) => other.salesOrderId === salesOrderId && other.status !== "cancelled")?.id ===
  id;

/** What the customer pays: as sent, as agreed in the order, or by the rule of the ship method. */
function chargeFor(
  shipment: MockRecord,
  cost: unknown,
  markupPercent: string | undefined,
  world: World,
): JsonObject {
  const order = world.store.find(shipment.salesOrderId)?.record ?? {};
  const { currency } = shipment;
  if (shipment.freightTerms !== "prepaid_and_added") return money(0n, currency);
  const rate = currency === homeCurrency ? 0n : numberIn(order.exchangeRate);
  const inOrder = (amount: bigint) => (rate > 0n ? times(amount, rate) : amount);
  if (markupPercent !== undefined)
    return money(inOrder(times(numberIn(cost), one + numberIn(markupPercent) / 100n)), currency);
  if (isObject(order.shippingCharge))
    return money(isFirst(shipment, world.store) ? numberIn(order.shippingCharge) : 0n, currency);
  return money(inOrder(chargeByMethod(shipment, order, cost, world)), currency);
}

/** What rates have that no carrier has quoted. */
const unquoted = { surcharges: [], quotedAt: null, validUntil: null };

/** The rate of a shipment that nobody has asked a carrier for: the charge that its order has agreed, if it has one. */
export function agreedRate(shipment: MockRecord, world: World): JsonObject | null {
  const order = world.store.find(shipment.salesOrderId)?.record;
  const isFree = isNotBilled(shipment, methodOf(shipment, world));
  if (!isFree && !isObject(order?.shippingCharge)) return null;
  return {
    source: "order",
    carrierCost: null,
    customerCharge: chargeFor(shipment, null, undefined, world),
    costStatus: isFree ? "not_billed" : "open",
    ...unquoted,
  };
}

/** The rate by a quote of the carrier, which holds for a day. */
export function quotedRate(shipment: MockRecord, body: JsonObject, world: World): JsonObject {
  const isFree = isNotBilled(shipment, methodOf(shipment, world));
  const { carrierCost = null, surcharges = [] } = quoteFor(shipment, world) ?? {};
  return {
    source: "carrier",
    carrierCost,
    customerCharge: chargeFor(shipment, carrierCost, textAt(body, "markupPercent"), world),
    costStatus: isFree ? "not_billed" : carrierCost ? "estimated" : "open",
    surcharges,
    quotedAt: world.time(),
    validUntil: `${addDays(today(world), 1)}T06:59:59Z`,
  };
}

/** The rate by hand: what a request leaves out keeps its value. */
export function typedRate(
  shipment: MockRecord,
  before: JsonObject,
  body: JsonObject,
  world: World,
): JsonObject {
  const carrierCost = body.carrierCost ?? before.carrierCost ?? null;
  const status = carrierCost ? "estimated" : (before.costStatus ?? "open");
  return {
    source: "manual",
    carrierCost,
    customerCharge:
      body.customerCharge ??
      before.customerCharge ??
      chargeFor(shipment, carrierCost, undefined, world),
    costStatus: body.isFinal === true ? "final" : body.carrierCost ? "estimated" : status,
    ...unquoted,
  };
}
