import { label } from "../../record-label";
import { forEach, refuseCall, type Call, type Rule, type Rules } from "../rule";

/** The operations that go on with a record of a collection, and the code with which they refuse one that was merged. */
const refusals = [
  {
    code: "customer-merged",
    root: "/customers",
    operations: [
      ...["create-sales-order", "create-estimate", "create-payment", "create-credit-memo"],
      ...["create-billable-expense-charge", "update-customer", "update-entity"],
      ...["billing-address", "shipping-address", "primary-contact"].flatMap((part) =>
        ["create", "update", "delete"].map((verb) => `${verb}-customer-${part}`),
      ),
    ],
  },
  {
    code: "vendor-merged",
    root: "/vendors",
    operations: [
      ...["create-purchase-order", "create-bill", "create-payment", "create-vendor-item"],
      ...["update-vendor", "update-entity"],
      ...["contact", "primary-address", "primary-contact"].flatMap((part) =>
        ["create", "update", "delete"].map((verb) => `${verb}-vendor-${part}`),
      ),
    ],
  },
  { code: "location-merged", root: "/locations", operations: ["update-location"] },
];

/** Refuses a record that was merged, in the path or in the body: whoever names it has to go on with the other one. */
const isWhole = (code: string, root: string): Rule => ({
  refuses: [code],
  before: (call: Call) => {
    const { body, request, world } = call;
    for (const id of [...Object.values(request.path), body.customerId, body.vendorId]) {
      const found = world.store.find(id);
      if (found?.collection !== root || found.record.status !== "merged") continue;
      const { record } = found;
      refuseCall(
        call,
        code,
        `${label(record)} was merged. Use ${String(record.mergedIntoId)} instead.`,
      );
    }
  },
});

/** Parties and places that were merged into others. */
export const mergedPartyRules: readonly Rules[] = refusals.map(({ code, root, operations }) =>
  forEach(operations, isWhole(code, root)),
);
