import { objectAt } from "../../../openapi/json";
import { itemValues } from "./custom-values";
import { madeBy, type Call, type Rules } from "../rule";
import { valuesFit } from "./attribute-checks";
import { checkedBy, when, whole, within, type Check } from "../checks/field-checks";
import { settingsFit, unitsFit } from "./item-checks";
import { inHomeCurrency } from "../money/own-currency";
import { trackingFits } from "../checks/setup-checks";

const ofItems: readonly Check[] = [
  ...[unitsFit, settingsFit, inHomeCurrency("standardCost")],
  // Items may bring their cost with them.
  (call) => trackingFits(call).filter(([, , rule]) => rule !== "required"),
];

/** Defaults of a template are values that its kind of item takes. */
const defaultsFit: Check = (call) => {
  const { world, body, before } = call;
  const kind = whole(call).itemKind;
  const defaults = objectAt(body, "defaults");
  const known = world.reader.names(world.collection("/items")?.schema, { kind });
  const strange = Object.keys(defaults).find((name) => !known.has(name));
  const sent = objectAt(defaults, "attributes");
  const asItem = { ...call, body: { ...objectAt(before, "defaults"), ...defaults } };
  delete asItem.before;
  const message = `${strange} does not belong to ${String(kind)}.`;
  if (strange) return [[`/defaults/${strange}`, message, "not_for_kind"]];
  return within(
    "/defaults",
    ...valuesFit(sent, world.store.list("/item-attributes")),
    ...itemValues({ ...call, body: defaults }),
    ...ofItems.flatMap((check) => check(asItem)),
  );
};

/** A new template has the defaults that were sent, and no others. */
function asSent(call: Call): void {
  const root = "/item-templates";
  for (const made of madeBy(call, root))
    call.world.store.put(root, { ...made, defaults: structuredClone(call.body.defaults) });
}

/** Kits and other charges have no options to copy. */
const optionsFit: Check = (call) => {
  const kind = String(whole(call).itemKind);
  return when(
    call.body.copyOptionsFromItemId && (kind === "kit" || kind === "other_charge"),
    "/copyOptionsFromItemId",
    `Items of the kind ${kind} have no options.`,
    "not_for_kind",
  );
};

const defaults = checkedBy([defaultsFit, optionsFit]);

/** What templates propose for items. */
export const templateCheckRules: Rules = {
  "create-item-template": { ...defaults, after: asSent },
  "update-item-template": defaults,
};
