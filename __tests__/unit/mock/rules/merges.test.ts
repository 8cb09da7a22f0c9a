import { objectAt, objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { complaints } from "../../../support/invariants";
import type { MockResponse } from "../../../../src/mock/model";
import { caller } from "../../../support/own-requests";
import {
  ea,
  inPortland,
  openSession,
  stateOf,
  usd,
  type Session,
} from "../../../support/mock-session";

let session: Session;
const dealer = "cus_5m2r8k4rvs";
const drivetrain = "ven_3d6n1t8k5r";
const [pdx, rno] = ["loc_2v9k4m7pdx", "loc_8c3w6n2rn0"];
const sealant = "itm_2d5j8s0f7g";

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const balanceOf = (path: string) => objectAt(session.get(path), "balance");
const dataOf = (path: string) => (session.get(path) as JsonObject).data as JsonObject[];

test("documents, rules, and balance of a customer move to the one that remains", () => {
  const twin = session.post("/customers", {
    name: "Twin",
    kind: "business",
    currency: "USD",
    creditLimit: usd("500.00"),
    website: "https://twin.example",
    email: "twin@twin.example",
    tags: ["twin"],
  });
  const lines = [{ itemId: sealant, quantity: ea("2"), unitPrice: usd("10.00") }];
  const order = session.post("/sales-orders", { customerId: twin.id, lines, ...inPortland });
  session.post(`/sales-orders/${order.id}/issue`, {});
  const conditions = { customerIds: [dealer, twin.id] };
  const effect = { type: "percent_off", percent: "1" };
  const { id: rule } = session.post("/price-rules", { name: "Both", effect, conditions });
  const path = `/customers/${dealer}`;
  const [before, emailBefore] = [balanceOf(path), session.get(path).email];
  const untouched = stateOf(session.mock);
  const asked = { sourceCustomerId: twin.id, dryRun: true };
  const moved = { salesOrders: 1, estimates: 0, shipments: 0, invoices: 0, payments: 0 };
  expect(session.post(`${path}/merge`, asked)).toMatchObject({
    dryRun: true,
    moved: { ...moved, priceRules: 1, attachments: 0 },
  });
  expect(stateOf(session.mock)).toBe(untouched);
  const merged = session.post(`${path}/merge`, { sourceCustomerId: twin.id });
  expect(merged).toMatchObject({ dryRun: false, customer: { id: dealer }, moved });
  expect(session.get(`/sales-orders/${order.id}`).customerId).toBe(dealer);
  expect(objectAt(session.get(`/price-rules/${rule}`), "conditions").customerIds).toEqual([dealer]);
  expect(session.get(path)).toMatchObject({ email: emailBefore });
  expect(session.get(path).tags).toContain("twin");
  const { availableCredit } = objectAt(merged, "customer").balance as JsonObject;
  expect(Number(objectAt({ availableCredit }, "availableCredit").amount)).toBeCloseTo(
    Number(objectAt(before, "availableCredit").amount) - 20,
  );
  const added = Number(objectAt(balanceOf(path), "uninvoicedOrders").amount);
  expect(added).toBeCloseTo(Number(objectAt(before, "uninvoicedOrders").amount) + 20);
  expect(session.get(`/customers/${twin.id}`)).toMatchObject({
    status: "merged",
    mergedIntoId: dealer,
    balance: { uninvoicedOrders: usd("0.00") },
  });
  expect(session.refusal("POST", `${path}/merge`, { sourceCustomerId: twin.id })).toBe(
    "409 customer-merged",
  );
});

test("of the fields that are named, the source wins; its other values fill what is empty", () => {
  const name = { name: "Twin", kind: "business", currency: "USD" };
  const target = session.post("/customers", { ...name, email: "old@twin.example" });
  const source = session.post("/customers", {
    ...name,
    email: "new@twin.example",
    phone: "+1 503 555 0100",
  });
  const more = { sourceCustomerId: source.id, takeFromSource: ["email"] };
  expect(session.post(`/customers/${target.id}/merge`, more).customer).toMatchObject({
    email: "new@twin.example",
    phone: "+1 503 555 0100",
  });
});

test("a customer that is given up keeps nothing in use, and has one certificate for each region", () => {
  const proof = (certificateNumber: string, region: string) => ({
    country: "US",
    region,
    reason: "resale",
    certificateNumber,
    expiresOn: null,
  });
  const twin = { kind: "business", currency: "USD", invoiceDelivery: "none" };
  const { id: typeId } = session.post("/customer-types", { code: "TWIN", name: "Twin" });
  const billingAddress = {
    line1: "1 Main Street",
    city: "Reno",
    region: "NV",
    postalCode: "89512",
    country: "US",
  };
  const target = session.post("/customers", {
    ...twin,
    name: "Target",
    taxExemptions: [proof("T-1", "NV")],
  });
  const source = session.post("/customers", {
    ...twin,
    name: "Source",
    customerTypeId: typeId,
    billingAddress,
    taxExemptions: [proof("S-1", "NV"), proof("S-2", "CA")],
  });
  session.post(`/customers/${target.id}/merge`, { sourceCustomerId: source.id });
  const numbers = objectsAt(session.get(`/customers/${target.id}`), "taxExemptions").map(
    ({ certificateNumber }) => certificateNumber,
  );
  expect(numbers).toEqual(["T-1", "S-2"]);
  expect(session.get(`/customers/${target.id}`)).toMatchObject({ billingAddress });
  expect(session.get(`/customers/${source.id}`)).toMatchObject({
    name: "Source",
    customerTypeId: null,
    paymentTermId: null,
    billingAddress: null,
  });
  expect(session.call("DELETE", `/customer-types/${typeId}`).status).toBe(204);
});

test("of the items of two vendors, those of the one that remains win", () => {
  const twin = session.post("/vendors", { name: "Twin", vendorType: "goods", currency: "USD" });
  const price = { unitPrice: { amount: "1.0000", currency: "USD" } };
  const groupset = "itm_8r2k5n9t3d";
  for (const itemId of [groupset, "itm_6w1k4r8n2t"])
    session.post("/vendor-items", { vendorId: twin.id, itemId, ...price });
  const contact = session.post(`/vendors/${twin.id}/contacts`, { name: "Ann" });
  const first = { name: "Bob", email: "bob@twin.example" };
  const { id: firstId } = session.post(`/vendors/${twin.id}/primary-contact`, first);
  const merge = { sourceVendorId: twin.id };
  expect(session.post(`/vendors/${drivetrain}/merge`, merge).moved).toMatchObject({
    vendorItems: 2,
    contacts: 2,
  });
  expect(dataOf(`/vendor-items?vendorId=${twin.id}`)).toEqual([]);
  const kept = dataOf(`/vendor-items?vendorId=${drivetrain}&itemId=${groupset}`);
  expect(kept).toMatchObject([{ unitPrice: { amount: "312.0000" } }]);
  const people = objectsAt(session.get(`/vendors/${drivetrain}`), "contacts");
  expect(people.map(({ id }) => id)).toEqual(expect.arrayContaining([contact.id, firstId]));
  expect(session.get(`/vendors/${twin.id}`)).toMatchObject({ primaryContact: null, contacts: [] });
});

test("a location that is given up sends its stock and open documents to the other one", () => {
  const onHand = (locationId: string) =>
    Number(
      objectAt(session.get(`/items/${sealant}/quantity?locationId=${locationId}`), "onHand").value,
    );
  const all = onHand(pdx) + onHand(rno);
  expect(onHand(rno)).toBeGreaterThan(0);
  const order = session.post("/sales-orders", {
    customerId: dealer,
    locationId: rno,
    lines: [{ itemId: sealant, quantity: ea("1"), unitPrice: usd("10.00") }],
  });
  session.post(`/sales-orders/${order.id}/issue`, {});
  const body = { sourceLocationId: rno };
  // TRN-0351 is on its way to Reno.
  for (const dryRun of [true, false])
    expect(session.refusal("POST", `/locations/${pdx}/merge`, { ...body, dryRun })).toBe(
      "409 merge-blocked",
    );
  session.post("/inventory-transfers/trn_3k8r6n1t5w/complete", {});
  const bins = [{ fromBin: "R-10-1", toBin: "Z-09-9" }];
  expect(session.refusal("POST", `/locations/${pdx}/merge`, { ...body, bins, dryRun: true })).toBe(
    "422 validation-failed",
  );
  const untouched = stateOf(session.mock);
  const trial = session.post(`/locations/${pdx}/merge`, { ...body, dryRun: true });
  expect(stateOf(session.mock)).toBe(untouched);
  const done = session.post(`/locations/${pdx}/merge`, body);
  expect(done.moved).toEqual(trial.moved);
  expect([onHand(pdx), onHand(rno)]).toEqual([all, 0]);
  expect(session.get(`/sales-orders/${order.id}`).locationId).toBe(pdx);
  expect(session.get(`/inventory-transfers/${String(done.inventoryTransferId)}`)).toMatchObject({
    status: "completed",
    fromLocationId: rno,
    toLocationId: pdx,
  });
  expect(session.get(`/locations/${rno}`)).toMatchObject({ status: "merged", mergedIntoId: pdx });
  expect(complaints(session, "2026-04-29")).toEqual([]);
});

test("a location is not replenished from itself once it was merged with the one that replenished it", () => {
  session.post("/inventory-transfers/trn_3k8r6n1t5w/complete", {});
  const van = session.post("/locations", { code: "VAN9", name: "Van", type: "vehicle" });
  session.patch(`/locations/${pdx}`, { replenishFromLocationId: van.id });
  const setting = session.post("/stock-settings", {
    itemId: "itm_1n6k3t8r5v",
    locationId: pdx,
    replenishBy: "transfer",
    sourceLocationId: van.id,
  });
  const done = session.post(`/locations/${pdx}/merge`, { sourceLocationId: van.id });
  expect(done.location).toMatchObject({ isDefault: true, replenishFromLocationId: null });
  expect(session.get(`/stock-settings/${setting.id}`)).toMatchObject({
    replenishBy: "none",
    sourceLocationId: null,
  });
});

test.each([
  ["customers", "sourceCustomerId"],
  ["vendors", "sourceVendorId"],
  ["locations", "sourceLocationId"],
])("a dry run of any two %s says what the merge does, and changes nothing", (list, field) => {
  const ids = (session.mock.state().get(`/${list}`) ?? []).map(({ id }) => String(id));
  const pairs = ids.flatMap((target) => ids.map((source) => [target, source] as const));
  let done = 0;
  for (const [target, source] of pairs) {
    const path = `/${list}/${target}/merge`;
    const fork = session.mock.fork();
    const send = caller(fork);
    const before = stateOf(fork);
    const trial = send("POST", path, { [field]: source, dryRun: true });
    expect(stateOf(fork)).toBe(before);
    const merged = send("POST", path, { [field]: source });
    const told = ({ status, body }: MockResponse) => {
      const { moved, code, detail } = body as JsonObject;
      return { path, source, status, moved, code, detail };
    };
    expect(told(trial)).toEqual(told(merged));
    if (trial.status !== 200) continue;
    done++;
    expect(trial.body).toMatchObject({ dryRun: true });
    expect(merged.body).toMatchObject({ dryRun: false });
  }
  expect(done).toBeGreaterThan(1);
});

test.each([
  [[], "Tom", "Ann"],
  [["primaryContact"], "Ann", "Tom"],
])("a merge of vendors that takes %j loses nobody", (takeFromSource, primary, further) => {
  const [target, source] = ["Tom", "Ann"].map((name) =>
    session.post("/vendors", {
      name,
      currency: "USD",
      primaryContact: { name, email: "a@b.example" },
    }),
  );
  session.post(`/vendors/${target?.id}/merge`, { sourceVendorId: source?.id, takeFromSource });
  expect(session.get(`/vendors/${target?.id}`)).toMatchObject({
    primaryContact: { name: primary },
    contacts: [{ name: further }],
  });
});
