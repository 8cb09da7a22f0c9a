import {
  isObject,
  objectAt,
  objectsAt,
  textAt,
  textsAt,
  type JsonObject,
} from "../../../openapi/json";
import { label } from "../../label";
import { mergePatch } from "../../merge-patch";
import { numberIn } from "../../decimals";
import { isStrange } from "./address-checks";
import { checkedBy, eachOnce, found, when, whole, type Check } from "./field-checks";
import { idsAt } from "../../ids-in";
import { mentions } from "../../store";
import { forEach, refuseAt, type Call, type Mistake, type Rules } from "../rule";
import { inHomeCurrency } from "./own-currency";
import { isZone } from "./place-checks";
import { isConnected } from "../shipping/carrier-checks";

/** A record as a merge patch leaves it, objects in it included. */
const merged = ({ before, body }: Call): JsonObject =>
  mergePatch(structuredClone(before ?? {}), body) as JsonObject;

/** Refuses a record that would stand below itself, or too deep. */
export const above =
  (parent: string, levels: number): Check =>
  (call) => {
    const seen = new Set<unknown>([call.before?.id]);
    let one = found(call, call.body[parent]);
    for (; one && !seen.has(one.id); one = found(call, one[parent])) seen.add(one.id);
    return [
      ...when(one, `/${parent}`, "A record cannot be below itself.", "reference"),
      ...when(
        !one && seen.size > levels,
        `/${parent}`,
        `At most ${levels} levels are possible.`,
        "range",
      ),
    ];
  };

const collected = new Set(["pickup", "own_delivery"]);

const shipMethod: Check = (call) => {
  const { mode, carrier, customerCharge } = merged(call);
  const charge = isObject(customerCharge) ? customerCharge : {};
  const isOwn = collected.has(String(mode));
  return [
    ...when(
      !isOwn && !carrier,
      "/carrier",
      `A method with the mode ${String(mode)} needs a carrier.`,
      "required",
    ),
    ...when(
      isOwn && carrier,
      "/carrier",
      `A method with the mode ${String(mode)} has no carrier.`,
      "not_for_kind",
    ),
    ...when(
      charge.basis === "flat" && !charge.flatAmount,
      "/customerCharge/flatAmount",
      "flatAmount is required when basis is flat.",
      "required",
    ),
    ...when(
      charge.basis && charge.basis !== "flat" && charge.flatAmount,
      "/customerCharge/flatAmount",
      "flatAmount goes only with the basis flat.",
      "not_for_kind",
    ),
  ];
};

const agencyRegion: Check = (call) => {
  const { country, region } = whole(call);
  const place = `${String(region)} is not a region of ${String(country)}.`;
  return when(region && isStrange(region, country), "/region", place, "reference");
};

const paymentMethod: Check = (call) => {
  const { usedFor = "both", receiptHandling, ...method } = whole(call);
  const sides = [
    ["receiptAccountId", "disbursements"],
    ["disbursementAccountId", "receipts"],
  ] as const;
  const account = found(call, method.receiptAccountId);
  return [
    ...sides.flatMap(([field, other]): Mistake[] => {
      if (!method[field] && usedFor !== other)
        return [
          [`/${field}`, `${field} is required when usedFor is ${String(usedFor)}.`, "required"],
        ];
      return when(
        method[field] && usedFor === other,
        `/${field}`,
        `It must be null when usedFor is ${other}.`,
        "not_for_kind",
      );
    }),
    ...when(
      receiptHandling === "undeposited" && account?.type === "bank",
      "/receiptAccountId",
      `Receipts that wait to be deposited need a clearing account; ${String(account?.number)} is a bank account.`,
      "reference",
    ),
    ...when(
      receiptHandling === "direct" && account && account.type !== "bank",
      "/receiptAccountId",
      `${String(account?.number)} is not a bank account.`,
      "reference",
    ),
  ];
};

/** Refuses a price level that is not set up. */
export const levelKnown =
  (field: string): Check =>
  ({ body, world }) => {
    const isStrange = body[field] && !world.levels.some(({ code }) => code === body[field]);
    const message = `There is no price level ${String(body[field])}.`;
    return when(isStrange, `/${field}`, message, "reference");
  };

/** Refuses a term on which nothing is sold. */
export const termForSales =
  (field: string): Check =>
  (call) => {
    const term = found(call, call.body[field]);
    const message = `${label(term)} is for purchases only.`;
    return when(term?.usedFor === "purchases", `/${field}`, message, "reference");
  };

const taxNumbers: Readonly<Record<string, RegExp>> = {
  ein: /^\d{2}-?\d{7}$/,
  gst_hst: /^\d{9}RT\d{4}$/,
  vat: /^[A-Z]{2}[0-9A-Z]{2,13}$/,
};

/** Tax numbers have the form of their type. */
export const taxNumbersFit: Check = ({ body }) =>
  objectsAt(body, "taxRegistrations").flatMap(({ type, number }, index) =>
    when(
      taxNumbers[String(type)]?.test(String(number)) === false,
      `/taxRegistrations/${index}/number`,
      `It does not have the form of the type ${String(type)}.`,
      "format",
    ),
  );

const company: Check = ({ body, before, world }) => {
  const zone = textAt(body, "timeZone");
  const listed = Array.isArray(body.enabledCurrencies) ? body.enabledCurrencies : [];
  const home = listed.indexOf(body.currency ?? before?.currency);
  const companies = world.store.list("/companies");
  const copied = body.copySetupFrom;
  const isOwn = before !== undefined && companies[0]?.id === before.id;
  return [
    ...when(
      copied && !companies.some(({ id }) => id === copied),
      "/copySetupFrom",
      `There is no company ${String(copied)}.`,
      "reference",
    ),
    ...when(
      isOwn && body.defaultLocationId === null,
      "/defaultLocationId",
      "A company with locations needs one.",
      "required",
    ),
    ...when(zone && !isZone(zone), "/timeZone", `${zone} is not an IANA time zone.`, "format"),
    ...when(
      home >= 0,
      `/enabledCurrencies/${home}`,
      "The home currency is always enabled.",
      "duplicate",
    ),
  ];
};

const oneParent: Check = ({ body }) => {
  if (!Array.isArray(body.members)) return [];
  const parents = objectsAt(body, "members").filter(({ role }) => role === "parent");
  return when(parents.length !== 1, "/members", "A group has exactly one parent.", "length");
};

/** The parent of a group stays. */
const sameParent: Check = ({ body, before }) => {
  if (!before || !Array.isArray(body.members)) return [];
  const parentOf = (group: JsonObject) =>
    objectsAt(group, "members").find(({ role }) => role === "parent")?.companyId;
  const isOther = parentOf(body) !== parentOf(before);
  return when(isOther, "/members", "The parent of a group cannot change.", "read_only");
};

/** Refuses members of another group. */
function checkFree(call: Call): void {
  const index = objectsAt(call.body, "members").findIndex(({ companyId }) => {
    const groupId = found(call, companyId)?.companyGroupId;
    return groupId && groupId !== call.before?.id;
  });
  if (index >= 0)
    refuseAt(
      call,
      "company-in-other-group",
      `/members/${index}/companyId`,
      "The company is in another group.",
    );
}

/** Companies know the group that they are in. */
function grouped({ world }: Call): void {
  const groups = world.store.list("/company-groups");
  for (const one of world.store.list("/companies")) {
    const group = groups.find((row) =>
      objectsAt(row, "members").some(({ companyId }) => companyId === one.id),
    );
    const companyGroupId = group?.id ?? null;
    if (companyGroupId !== (one.companyGroupId ?? null))
      world.store.put("/companies", { ...one, companyGroupId });
  }
}

const risingSteps: Check = ({ body }) => {
  const breaks = objectsAt(objectAt(body, "effect"), "breaks");
  const wrong = breaks.findIndex(
    ({ fromQuantity }, index) =>
      index > 0 && numberIn(fromQuantity) <= numberIn(breaks[index - 1]?.fromQuantity),
  );
  return when(wrong > 0, `/effect/breaks/${wrong}/fromQuantity`, "Steps must rise.", "range");
};

/** Prices of a scale are in one currency. */
const oneCurrency: Check = ({ body }) => {
  const [first, ...others] = objectsAt(objectAt(body, "effect"), "breaks").map(
    ({ price }) => objectAt({ price }, "price").currency,
  );
  const other = others.findIndex((currency) => currency !== first);
  const pointer = `/effect/breaks/${other + 1}/price/currency`;
  return when(other >= 0, pointer, `The first price is in ${String(first)}.`, "currency");
};

const over = new Set<unknown>(["inactive", "merged"]);

/** Parties and items that nobody can sell to, or sell, any more. */
const stillUsed =
  (...fields: readonly string[]): Check =>
  (call) => {
    const isKept = (id: unknown) => call.before !== undefined && mentions(call.before, String(id));
    return idsAt(call.body).flatMap(({ id, name, pointer }) => {
      const record = fields.includes(name) ? found(call, id) : undefined;
      const isOver = over.has(record?.status) && !isKept(id);
      return when(isOver, pointer, `${label(record)} is ${String(record?.status)}.`, "reference");
    });
  };

const levelsKnown: Check = ({ body, world }) => {
  const codes = textsAt(objectAt(body, "conditions"), "priceLevelCodes");
  const strange = codes.findIndex((code) => !world.levels.some((level) => level.code === code));
  const pointer = `/conditions/priceLevelCodes/${strange}`;
  return when(strange >= 0, pointer, `There is no price level ${codes[strange]}.`, "reference");
};

/** Amounts of a charge or fee are in the home currency. */
const homeAmounts =
  (field: string, ...names: readonly string[]): Check =>
  (call) => {
    const body = objectAt(call.body, field);
    return inHomeCurrency(...names)({ ...call, body }).map(([pointer, message, rule]): Mistake => [
      `/${field}${pointer}`,
      message,
      rule,
    ]);
  };

/** Names of a channel that differ in capitals alone. */
const namesApart: Check = ({ body }) => {
  const names = objectsAt(body, "shipMethodMappings").map(({ externalCode }) =>
    String(externalCode).toLowerCase(),
  );
  return names.flatMap((name, index) =>
    when(
      names.indexOf(name) < index,
      `/shipMethodMappings/${index}/externalCode`,
      `${name} is listed twice.`,
      "duplicate",
    ),
  );
};

/** Refuses labels without a connection to the carrier. */
function checkConnected(call: Call): void {
  const { requiresLabel, carrier } = whole(call);
  if (
    call.body.requiresLabel !== undefined &&
    requiresLabel === true &&
    !isConnected(call, carrier)
  )
    refuseAt(
      call,
      "carrier-not-connected",
      "/requiresLabel",
      "Labels need a connection to the carrier.",
    );
}

const project: Check = (call) => {
  const { isBillable, customerId } = whole(call);
  return when(
    isBillable === true && !customerId,
    "/customerId",
    "customerId is required when isBillable is true.",
    "required",
  );
};

/** Another record with the same value of a field. */
export const takenBy = ({ body, before, world }: Call, root: string, field: string) =>
  body[field]
    ? world.store.list(root).find((one) => one.id !== before?.id && one[field] === body[field])
    : undefined;

const salesRep: Check = (call) => {
  const taken = takenBy(call, "/sales-reps", "employeeId");
  return when(taken, "/employeeId", `${label(taken)} is the rep of this employee.`, "duplicate");
};

const ownClient: Check = (call) => {
  const taken = takenBy(call, "/external-channels", "apiClientId");
  return when(taken, "/apiClientId", `The client belongs to ${label(taken)}.`, "duplicate");
};

/** Refuses days of a registration that posted tax is outside of. */
function checkPostedTax(call: Call): void {
  const { before, body, world } = call;
  if (!before) return;
  const days = [...world.store.collections().values()].flat().flatMap((one) => {
    const taxes = objectsAt(one, "taxLines").filter((tax) => tax.taxAgencyId === before.id);
    return taxes.length ? (textAt(found(call, one.journalEntryId), "postingDate") ?? []) : [];
  });
  const [from, until] = [textAt(body, "registeredFrom"), textAt(body, "registeredUntil")];
  const last = days.sort().at(-1);
  if (from && last && from > String(before.registeredFrom))
    refuseAt(call, "tax-setup-locked", "/registeredFrom", "It can only move to an earlier day.");
  if (until && last && until < last)
    refuseAt(call, "tax-setup-locked", "/registeredUntil", `Tax was posted on ${last}.`);
}

const checks: Readonly<Record<string, readonly Check[]>> = {
  "ship-method": [shipMethod, homeAmounts("customerCharge", "flatAmount", "freeFrom")],
  "tax-agency": [agencyRegion],
  "payment-method": [paymentMethod, homeAmounts("fee", "fixed")],
  "customer-type": [termForSales("proposedPaymentTermId"), levelKnown("proposedPriceLevelCode")],
  company: [company, taxNumbersFit],
  "company-group": [oneParent, sameParent, eachOnce("members", "companyId")],
  "price-rule": [risingSteps, oneCurrency, levelsKnown, stillUsed("customerIds", "itemIds")],
  "project-code": [project, inHomeCurrency("budget"), above("parentProjectCodeId", 3)],
  "sales-rep": [salesRep],
  "external-channel": [ownClient, namesApart, stillUsed("customerId")],
};

/** What the settings of a company must be like, beyond their schemas. */
export const settingsCheckRules: readonly Rules[] = [
  Object.fromEntries(
    Object.entries(checks).flatMap(([subject, all]) =>
      ["create", "update"].map((verb) => [`${verb}-${subject}`, checkedBy(all)]),
    ),
  ),
  { "update-company-group": { refuses: ["company-in-other-group"], before: checkFree } },
  forEach(["create-company-group", "update-company-group", "delete-company-group"], {
    after: grouped,
  }),
  forEach(["create-ship-method", "update-ship-method"], {
    refuses: ["carrier-not-connected"],
    before: checkConnected,
  }),
  { "update-tax-agency": { refuses: ["tax-setup-locked"], before: checkPostedTax } },
];
