import { isObject, objectAt, objectsAt } from "../../../openapi/json";
import { label } from "../../record-label";
import { addressDrafts } from "../purchasing/purchase-defaults";
import { changesOf, forEach, refuseCall, type Call, type Rules } from "../rule";

const root = "/vendors";

const expects = new Set<unknown>(["pending", "open", "partially_received"]);
const isUnfinished = new Set<unknown>(["draft", "pending_approval", "open", "partially_received"]);

const unfinished = ({ world }: Call, vendorId: unknown) =>
  world.store
    .list("/purchase-orders")
    .filter((order) => order.vendorId === vendorId && isUnfinished.has(order.status));

/** Refuses to take away the price of goods that are still expected. */
function checkPriced(call: Call): void {
  const { before } = call;
  const order = unfinished(call, before?.vendorId).find((one) =>
    objectsAt(one, "lines").some(
      ({ itemId, priceSource, status }) =>
        itemId === before?.itemId && priceSource === "vendor_item" && expects.has(status),
    ),
  );
  if (order)
    refuseCall(call, "vendor-item-in-use", `${label(order)} expects goods at a price from here.`);
}

function checkAddress(call: Call): void {
  const { before } = call;
  if (isObject(before?.primaryAddress) && before.paymentMethod === "check")
    refuseCall(call, "primary-address-required", `Checks for ${label(before)} are sent there.`);
}

function checkRecipient(call: Call): void {
  const { before } = call;
  if (!isObject(before?.primaryContact) || before.orderDelivery !== "email" || before.email) return;
  const order = unfinished(call, before.id).find(({ status }) => status !== "draft");
  if (order)
    refuseCall(
      call,
      "vendor-contact-required",
      `${label(order)} is open, and ${label(before)} has no other email address.`,
    );
}

/** A primary contact with an address gets orders, if the call does not say what it gets. */
function getsOrders(call: Call): void {
  const { body, request, world } = call;
  const contact = request.path.vendorId ? body : objectAt(body, "primaryContact");
  if (!contact.email || contact.receives !== undefined) return;
  for (const { after } of changesOf(call, root))
    world.store.put(root, {
      ...after,
      primaryContact: { ...objectAt(after, "primaryContact"), receives: ["purchase_order"] },
    });
}

/** What vendors cannot do without. */
export const vendorRules: Rules = {
  ...forEach(["create-vendor", "create-vendor-primary-contact"], { after: getsOrders }),
  // Without a value of its own, a source has that of its vendor or item, whatever it is then.
  "create-vendor-item": { fills: () => ({ leadTimeDays: null, countryOfOrigin: null }) },
  "create-vendor-primary-address": { after: addressDrafts },
  "delete-vendor-item": { refuses: ["vendor-item-in-use"], before: checkPriced },
  "delete-vendor-primary-address": {
    refuses: ["primary-address-required"],
    before: checkAddress,
  },
  "delete-vendor-primary-contact": {
    refuses: ["vendor-contact-required"],
    before: checkRecipient,
  },
};
