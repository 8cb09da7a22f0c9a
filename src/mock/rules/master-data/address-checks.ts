import { isObject, objectAt, pick, type JsonObject } from "../../../openapi/json";
import { checkedBy, when, type Check } from "../checks/field-checks";
import { changesOf, type Call, type Rule, type ValueMistake, type Rules } from "../rule";

const regions: Readonly<Record<string, string>> = {
  US:
    "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK " +
    "OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AA AE AP",
  CA: "AB BC MB NB NL NS NT NU ON PE QC SK YT",
};

const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const isCountry = (code: string) => code !== "ZZ" && countries.of(code) !== undefined;

/** True for a region that the country does not have; only the US and Canada have a list. */
function isStrange(region: unknown, country: unknown): boolean {
  const known = regions[String(country)];
  return known !== undefined && !known.split(" ").includes(String(region));
}

/** A region, of something that need not have one, that its country does not have. */
export const strangeRegion = ({ region, country }: JsonObject): ValueMistake | undefined =>
  region && isStrange(region, country)
    ? ["region", `${String(region)} is not a region of ${String(country)}.`, "reference"]
    : undefined;

const box = /^\s*(p\.?\s*o\.?|post\s+office)\s*box\b/i;

function mistakesOf(address: JsonObject, at: string, isDelivered: boolean): ValueMistake[] {
  const { country: code, region, postalCode, line1, line2 } = address;
  // A change of an address that does not exist is refused for that.
  if (typeof code !== "string") return [];
  return [
    ...when(
      !isCountry(code),
      `${at}/country`,
      `${code} is not an ISO 3166-1 alpha-2 code.`,
      "format",
    ),
    ...when(
      isStrange(region, code),
      `${at}/region`,
      region
        ? `${String(region)} is not a region of ${code}.`
        : `region is required for addresses in ${code}.`,
      region ? "reference" : "required",
    ),
    ...when(
      code in regions && !postalCode,
      `${at}/postalCode`,
      `postalCode is required for addresses in ${code}.`,
      "required",
    ),
    ...when(
      isDelivered && [line1, line2].some((line) => box.test(String(line))),
      `${at}/line1`,
      "Most carriers do not deliver to post office boxes.",
      "format",
    ),
  ];
}

/** Addresses that a body has in some fields. */
const inFields =
  (names: readonly string[], deliveredTo?: string): Check =>
  ({ body, before }) =>
    names.flatMap((name) => {
      const sent = body[name];
      if (!isObject(sent)) return [];
      const address = { ...objectAt(before, name), ...sent };
      return mistakesOf(address, `/${name}`, name === deliveredTo);
    });

/** An address that is the body, and that the record in the path has in a field. */
const asBody =
  (name: string): Check =>
  ({ body, before, request }) => {
    const known = request.operation.method === "PATCH" ? objectAt(before, name) : {};
    return mistakesOf({ ...known, ...body }, "", name === "shippingAddress");
  };

/** What the address service looks at. */
const looked = (address: JsonObject) =>
  JSON.stringify(pick(address, (name) => !/^(attention|phone|verification)$/.test(name)));

/** What the service has said holds for an address as it was. */
const verifyAgain =
  (root: string, names: readonly string[]) =>
  (call: Call): void => {
    for (const { before, after } of changesOf(call, root)) {
      const changed = names.filter(
        (name) => isObject(after[name]) && looked(after[name]) !== looked(objectAt(before, name)),
      );
      const pending = changed.map((name) => [
        name,
        { ...objectAt(after, name), verification: "pending" },
      ]);
      if (changed.length) call.world.store.put(root, { ...after, ...Object.fromEntries(pending) });
    }
  };

const ofOrders = inFields(["billingAddress", "shippingAddress"]);
const ofCustomers = ["billingAddress", "shippingAddress"];

const checks: Readonly<Record<string, Check>> = {
  customer: inFields(ofCustomers, "shippingAddress"),
  "customer-billing-address": asBody("billingAddress"),
  "customer-shipping-address": asBody("shippingAddress"),
  vendor: inFields(["primaryAddress"]),
  "vendor-primary-address": asBody("primaryAddress"),
  location: inFields(["address"]),
  company: inFields(["address"]),
  estimate: ofOrders,
  "sales-order": ofOrders,
  shipment: inFields(["shippingAddress"]),
  "credit-memo": ofOrders,
  rma: inFields(["pickupAddress"]),
  "purchase-order": inFields(["vendorAddress", "shipToAddress"]),
};

function ruleOf(subject: string, check: Check): Rule {
  const rule = checkedBy([check]);
  if (subject.startsWith("customer"))
    return { ...rule, after: verifyAgain("/customers", ofCustomers) };
  return subject.startsWith("vendor")
    ? { ...rule, after: verifyAgain("/vendors", ["primaryAddress"]) }
    : rule;
}

/** Addresses are complete for their country, and are verified anew when they change. */
export const addressRules: Rules = Object.fromEntries(
  Object.entries(checks).flatMap(([subject, check]) =>
    ["create", "update"].map((verb) => [`${verb}-${subject}`, ruleOf(subject, check)]),
  ),
);
