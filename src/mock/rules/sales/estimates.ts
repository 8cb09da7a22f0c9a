import { objectAt, objectsAt, pick, without, type JsonObject } from "../../../openapi/json";
import { label } from "../../record-label";
import { counts, withAmounts } from "../../amounts";
import { money, numberIn, quantity, sumIn } from "../../decimals";
import type { MockRecord } from "../../model";
import { addDays, today } from "../days";
import { checkAnswer, isLeft, lineAnswered, offerAnswered } from "./estimate-answers";
import { checkCustomer, checkLines, orders } from "./order-checks";
import { estimateDefaults } from "./order-defaults";
import { taxed } from "./order-taxes";
import {
  changeEach,
  changeLines,
  changesOf,
  inTurn,
  madeBy,
  refuseAt,
  refuseCall,
  type Call,
  type Rule,
  type Rules,
} from "../rule";

const root = "/estimates";

const isOpen = ({ status }: JsonObject) => status === "pending" || status === "open";

/** A line that is declined is turned down with all that is not converted; so are optional lines that an order leaves out. */
function answered(line: JsonObject, estimate: MockRecord): JsonObject {
  const isLeftOut = estimate.status === "converted" && isOpen(line);
  const status = isLeftOut ? "declined" : line.status;
  if (status !== "declined" && !isOpen(line)) return line;
  const left = numberIn(line.quantity) - numberIn(line.quantityConverted);
  const cancelled = status === "declined" ? left : 0n;
  return {
    ...line,
    status,
    quantityCancelled: quantity(cancelled, objectAt(line, "quantity").unit),
  };
}

/** A line that is firm or accepted has an amount. What an optional one would add stands apart, as long as it is open. */
function offered(line: JsonObject): JsonObject {
  if (line.isOptional !== true || line.status === "declined" || counts(line))
    return without(line, "optionalAmount");
  const { amount, ...others } = line;
  return { ...others, ...(isOpen(line) && { optionalAmount: amount }) };
}

/** Counts what is declined in no total, keeps optional lines apart, counts revisions, and adds tax. */
function changed(call: Call): void {
  changeEach(call, root, (after, before) => {
    const lines = objectsAt(after, "lines").map((line) => answered(line, after));
    const estimate = withAmounts({ ...after, lines }, root, call.world);
    const shown = objectsAt(estimate, "lines").map(offered);
    const isCalledBack = before?.status === "open" && after.status === "draft";
    return {
      ...estimate,
      lines: shown,
      optionalTotal: money(sumIn(shown, "optionalAmount"), after.currency),
      revision: Number(before?.revision ?? 1) + Number(isCalledBack),
    };
  });
  taxed(call, root);
}

/** An order is promised for as many days after its date as the estimate has said. */
function promised(call: Call): void {
  const { leadTimeDays } = call.before ?? {};
  if (call.body.promisedDate !== undefined || typeof leadTimeDays !== "number") return;
  for (const order of madeBy(call, orders)) {
    const promisedDate = addDays(String(order.orderDate), leadTimeDays);
    call.world.store.put(orders, { ...order, promisedDate });
  }
}

const terms = /^(paymentTermId|priceLevelCode|salesRepId|shipMethodId|classReferenceId|incoterm)$/;

/** The order is a draft, unless the call issues it, too; what the estimate leaves empty, it does not take from its customer. */
function bound(call: Call): void {
  const { store, time } = call.world;
  const isIssued = call.body.issue === true;
  for (const order of madeBy(call, orders))
    store.put(orders, {
      ...order,
      ...pick(call.before ?? {}, (name) => terms.test(name)),
      status: isIssued ? "open" : "draft",
      issuedAt: isIssued ? time() : null,
    });
}

/** A conversion that names no lines takes what was accepted; if nobody has answered, what is firm. */
function chosen(call: Call): void {
  const { before, body, request } = call;
  const lines = objectsAt(before, "lines");
  const accepted = lines.filter(({ status }) => status === "accepted");
  const firm = lines.filter((line) => isOpen(line) && line.isOptional !== true);
  const taken = accepted.length ? accepted : firm;
  if (Array.isArray(body.lines)) return;
  if (before?.status !== "draft" && !taken.length)
    refuseCall(call, "transition-not-allowed", `${label(before)} has nothing left to convert.`);
  request.body = { ...body, lines: taken.map(({ id }) => ({ lineItemId: id })) };
}

/** Ends an estimate of which nothing is left but optional lines that nobody has accepted; any other goes on. */
const finished = (call: Call): void =>
  changeEach(call, root, (after) => ({
    ...after,
    status: objectsAt(after, "lines").some(isLeft) ? "partially_converted" : "converted",
  }));

/** An offer holds for thirty days, unless it says otherwise. */
function dated(call: Call): void {
  if (call.body.validUntil !== undefined) return;
  for (const estimate of madeBy(call, root))
    call.world.store.put(root, {
      ...estimate,
      validUntil: addDays(String(estimate.estimateDate), 30),
    });
}

/** Refuses orders from an offer that has expired. One that is converted in part has no status for that. */
function checkExpired(call: Call): void {
  const { before, world } = call;
  if (!before) return;
  const isPast = String(before.validUntil) < today(world) && !before.acceptedAt;
  if (before.status === "expired" || (before.status === "partially_converted" && isPast))
    refuseCall(call, "estimate-expired", `${label(before)} has expired.`);
}

/** Refuses more of a line than is left of it, and a conversion of nothing. */
function checkLeft(call: Call): void {
  const { before } = call;
  if (!before || !["open", "accepted", "partially_converted"].includes(String(before.status)))
    return;
  checkCustomer(call, before.customerId, true);
  const rows = objectsAt(call.body, "lines");
  for (const [index, row] of rows.entries()) {
    const line = objectsAt(before, "lines").find(({ id }) => id === row.lineItemId);
    if (!line) continue;
    const left =
      numberIn(line.quantity) - numberIn(line.quantityConverted) - numberIn(line.quantityCancelled);
    const wanted = row.quantity === undefined ? left : numberIn(row.quantity);
    if (wanted > left || left === 0n)
      refuseAt(
        call,
        "quantity-above-open",
        `/lines/${index}/quantity`,
        `${String(quantity(left, "").value)} of the line are left.`,
        `${label(line)} of ${label(before)} has ${String(quantity(left, "").value)} left.`,
      );
  }
}

/** The first order has the freight of the offer, orders for the rest have none. */
function freightOnce(call: Call): void {
  const { world, before } = call;
  if (objectsAt(before, "lines").every((line) => numberIn(line.quantityConverted) === 0n)) return;
  for (const order of madeBy(call, orders)) {
    const shippingCharge = before?.shippingCharge ? money(0n, order.currency) : null;
    world.store.put(orders, withAmounts({ ...order, shippingCharge }, orders, world));
  }
}

/** A line of which something is left stays as it was: offered, or accepted. */
const partly = (call: Call): void =>
  changeLines(call, root, (line, _, before) => {
    const left = numberIn(line.quantity) - numberIn(line.quantityConverted);
    const old = objectsAt(before, "lines").find(({ id }) => id === line.id);
    const isLeft = line.status === "converted" && left > numberIn(line.quantityCancelled);
    return isLeft ? { ...line, status: old?.status ?? line.status } : line;
  });

/** What a deleted draft had taken of an offer can be converted again. */
function givenBack(call: Call): void {
  const { store } = call.world;
  const gone = objectsAt(call.before, "lines").filter(({ estimateLineId }) => estimateLineId);
  for (const latest of store.list(root)) {
    const before = store.changes().find(({ id }) => id === latest.id)?.before ?? latest;
    if (!objectsAt(before, "lines").some(({ id }) => gone.some((one) => one.estimateLineId === id)))
      continue;
    const lines = objectsAt(before, "lines").map((line) => {
      const own = gone.filter(({ estimateLineId }) => estimateLineId === line.id);
      const less = sumIn(own, "quantity");
      if (less === 0n) return line;
      const rest = numberIn(line.quantityConverted) - less;
      const status =
        line.status === "converted" ? (latest.acceptedAt ? "accepted" : "open") : line.status;
      return {
        ...line,
        status,
        quantityConverted: quantity(rest, objectAt(line, "quantity").unit),
      };
    });
    const isSome = lines.some((line) => numberIn((line as JsonObject).quantityConverted) > 0n);
    const isAccepted = lines.some(({ status }) => status === "accepted");
    const status = isSome ? "partially_converted" : isAccepted ? "accepted" : "open";
    const acceptedAt = status === "open" ? null : latest.acceptedAt;
    store.put(root, { ...latest, lines, status, acceptedAt });
  }
}

/** Refuses to send an offer of nothing, or to nobody. */
function checkSent(call: Call): void {
  const { before, body, world } = call;
  if (before?.status !== "draft") return;
  const customer = world.store.find(before.customerId)?.record;
  const isEmailed = body.sendEmail !== false && !Array.isArray(body.recipients);
  const why = !objectsAt(before, "lines").length
    ? ["/lines", "It has no lines."]
    : isEmailed && !objectAt(customer, "primaryContact").email
      ? ["/recipients", `${label(customer)} has no contact with an email address.`]
      : undefined;
  if (!why) return;
  const [pointer = "", message = ""] = why;
  const detail = `${label(before)} cannot be sent. ${message}`;
  refuseAt(call, "estimate-incomplete", pointer, message, detail);
}

/** Refuses to delete what a customer has seen. */
function checkUnseen(call: Call): void {
  if (Number(call.before?.revision ?? 1) > 1)
    refuseCall(call, "estimate-not-draft", `${label(call.before)} was issued and called back.`);
}

function checked(call: Call): void {
  for (const { after } of changesOf(call, root)) {
    checkCustomer(call, after.customerId, false);
    checkLines(call, after);
  }
}

const written: Rule = {
  refuses: ["customer-on-hold", "item-not-sellable"],
  after: inTurn(dated, checked, changed),
};

/** Offers. */
export const estimateRules: Rules = {
  "update-estimate-status": { after: inTurn(offerAnswered, changed) },
  "update-estimate-line-item-status": {
    before: checkAnswer,
    after: inTurn(lineAnswered, changed),
  },
  "update-estimate": {
    refuses: ["item-not-sellable"],
    after: (call) => {
      for (const { before, after } of changesOf(call, root)) checkLines(call, after, before);
      changed(call);
    },
  },
  "delete-sales-order": { after: givenBack },
  "delete-estimate": { refuses: ["estimate-not-draft"], before: checkUnseen },
  "create-estimate": { ...written, fills: estimateDefaults },
  "issue-estimate": {
    ...written,
    refuses: ["customer-on-hold", "item-not-sellable", "estimate-incomplete"],
    before: checkSent,
  },
  "convert-estimate-to-sales-order": {
    refuses: ["quantity-above-open", "estimate-expired"],
    before: inTurn(checkExpired, checkLeft, chosen),
    after: inTurn(freightOnce, promised, bound, partly, finished, changed),
  },
};
