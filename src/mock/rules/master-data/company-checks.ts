import { objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../record-label";
import { checkedBy, eachOnce, found, inRows, when, type Check } from "../checks/field-checks";
import { isZone } from "../stock/place-checks";
import { forEach, madeBy, onBoth, refuseAt, type Call, type Rules } from "../rule";

/** Canadian numbers of registrations end with an account; `sound-values` looks at the form of the rest, and of others. */
export const taxNumbersFit = inRows("taxRegistrations", ({ type, number }) =>
  type === "gst_hst" && !/RT\d{4}$/.test(String(number))
    ? ["number", "It does not have the form of the type gst_hst.", "format"]
    : undefined,
);

const company: Check = (call) => {
  const { body, before, world } = call;
  const term = found(call, body.defaultPaymentTermId);
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
    ...when(
      term && term.usedFor !== "both",
      "/defaultPaymentTermId",
      `${label(term)} is not for both sides.`,
      "reference",
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

/** The company of the credential is the parent of a group that it makes. */
const ownParent: Check = ({ body, before, world }) => {
  const members = before ? [] : objectsAt(body, "members");
  const parent = members.findIndex(({ role }) => role === "parent");
  const isOther =
    parent >= 0 && members[parent]?.companyId !== world.store.list("/companies")[0]?.id;
  const message = "The company of the credential must be the parent.";
  return when(isOther, `/members/${parent}/companyId`, message, "reference");
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

/** The day up to which all members that count in full have closed their books. */
function closedTogether(group: JsonObject, companies: readonly JsonObject[]): string | null {
  const closed = new Map(companies.map((one) => [one.id, textAt(one, "closedThrough")]));
  const days = objectsAt(group, "members")
    .filter(({ consolidation = "full" }) => consolidation === "full")
    .map(({ companyId }) => closed.get(companyId));
  return days.includes(undefined) ? null : (days.sort()[0] ?? null);
}

/** Companies know the group that they are in, and groups how far their members have closed. */
function grouped({ world }: Call): void {
  const groups = world.store.list("/company-groups");
  const companies = world.store.list("/companies");
  for (const one of groups) {
    const consolidatedThrough = closedTogether(one, companies);
    if (consolidatedThrough !== (one.consolidatedThrough ?? null))
      world.store.put("/company-groups", { ...one, consolidatedThrough });
  }
  for (const one of companies) {
    const group = groups.find((row) =>
      objectsAt(row, "members").some(({ companyId }) => companyId === one.id),
    );
    const companyGroupId = group?.id ?? null;
    if (companyGroupId !== (one.companyGroupId ?? null))
      world.store.put("/companies", { ...one, companyGroupId });
  }
}

/** One location is the default: the one that the company of the credential names. */
function defaulted({ world }: Call): void {
  const [own] = world.store.list("/companies");
  for (const one of world.store.list("/locations")) {
    const isDefault = one.id === own?.defaultLocationId;
    if (isDefault !== one.isDefault) world.store.put("/locations", { ...one, isDefault });
  }
}

/** Setting up takes no time here: whoever reads a new company finds it active. */
function opened(call: Call): void {
  for (const one of madeBy(call, "/companies"))
    call.world.store.put("/companies", { ...one, status: "active" });
}

/** Companies, and the groups that they are in. */
export const companyCheckRules: readonly Rules[] = [
  { "update-company": { after: defaulted } },
  { "create-company": { after: opened, shows: () => ({ status: "provisioning" }) } },
  onBoth("company", checkedBy([company, taxNumbersFit])),
  onBoth(
    "company-group",
    checkedBy([oneParent, ownParent, sameParent, eachOnce("members", "companyId")]),
  ),
  { "update-company-group": { refuses: ["company-in-other-group"], before: checkFree } },
  forEach(
    ["create-company-group", "update-company-group", "delete-company-group", "delete-company"],
    { after: grouped },
  ),
];
