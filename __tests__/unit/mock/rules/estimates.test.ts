import { objectAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";

let session: Session;

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const newEstimate = (more: JsonObject = {}) =>
  session.post("/estimates", {
    customerId: "cus_5m2r8k4rvs",
    estimateDate: "2026-05-04",
    validUntil: "2026-06-04",
    lines: [
      { itemId: "itm_6r4n1v8c3b", quantity: ea("2"), unitPrice: usd("100.00") },
      {
        itemId: "itm_2d5j8s0f7g",
        quantity: ea("4"),
        unitPrice: usd("12.50"),
        isOptional: true,
      },
    ],
    ...more,
  });
const issue = (id: string) => session.post(`/estimates/${id}/issue`, {});
const answerTo = ({ id, lines }: ReturnType<typeof newEstimate>, status: string) =>
  session.put(`/estimates/${id}/line-items/${String(lines[1]?.id)}/status`, {
    status,
    ...(status === "declined" && { reason: "Not this year." }),
  });

test("an estimate that is declined or opened again takes its lines with it", () => {
  const estimate = newEstimate();
  issue(estimate.id);
  const move = (status: string) =>
    session.put(`/estimates/${estimate.id}/status`, {
      status,
      ...(status === "declined" && { reason: "Bought elsewhere." }),
    });
  const firm = () => session.get(`/estimates/${estimate.id}`).lines[0];
  move("accepted");
  move("declined");
  expect(firm()).toMatchObject({ status: "declined", quantityCancelled: ea("2") });
  move("open");
  expect(firm()).toMatchObject({ status: "open", quantityCancelled: ea("0") });
});

test("an optional line stands apart until it is accepted", () => {
  const estimate = newEstimate();
  const [firm, optional] = estimate.lines;
  expect(firm).toMatchObject({ amount: usd("200.00") });
  expect(firm).not.toHaveProperty("optionalAmount");
  expect(optional).toMatchObject({ optionalAmount: usd("50.00") });
  expect(optional).not.toHaveProperty("amount");
  expect(estimate).toMatchObject({
    optionalTotal: usd("50.00"),
    totals: { total: usd("200.00") },
  });
  issue(estimate.id);
  answerTo(estimate, "accepted");
  const accepted = session.get(`/estimates/${estimate.id}`);
  expect(accepted).toMatchObject({ optionalTotal: usd("0.00"), totals: { total: usd("250.00") } });
  expect(accepted.lines[1]).toMatchObject({ amount: usd("50.00") });
  expect(accepted.lines[1]).not.toHaveProperty("optionalAmount");
});

test("an optional line that is declined counts nowhere", () => {
  const estimate = newEstimate();
  issue(estimate.id);
  answerTo(estimate, "declined");
  const declined = session.get(`/estimates/${estimate.id}`);
  expect(declined).toMatchObject({ optionalTotal: usd("0.00"), totals: { total: usd("200.00") } });
  expect(declined.lines[1]).toMatchObject({ amount: usd("0.00"), quantityCancelled: ea("4") });
});

test("a firm line that is declined leaves the totals, and comes back when it is offered again", () => {
  const { id, lines } = newEstimate();
  issue(id);
  const path = `/estimates/${id}/line-items/${String(lines[0]?.id)}/status`;
  session.put(path, { status: "declined", reason: "Not this year." });
  expect(session.get(`/estimates/${id}`)).toMatchObject({ totals: { total: usd("0.00") } });
  session.put(path, { status: "open" });
  expect(session.get(`/estimates/${id}`)).toMatchObject({
    totals: { total: usd("200.00") },
    lines: [{ quantityCancelled: ea("0"), amount: usd("200.00") }, {}],
  });
});

test("an order leaves out optional lines that nobody has accepted", () => {
  const { id } = newEstimate();
  issue(id);
  const answer = session.post(`/estimates/${id}/convert`, {});
  expect(objectAt(answer, "salesOrder")).toMatchObject({ totals: { total: usd("200.00") } });
  expect(objectAt(answer, "estimate")).toMatchObject({
    status: "converted",
    optionalTotal: usd("0.00"),
    lines: [{ status: "converted" }, { status: "declined", quantityCancelled: ea("4") }],
  });
});

test("a customer on hold gets offers, but no order from them", () => {
  session.patch("/customers/cus_5m2r8k4rvs", { status: "on_hold" });
  const { id } = newEstimate();
  expect(issue(id).status).toBe("open");
  expect(session.refusal("POST", `/estimates/${id}/convert`, {})).toBe("409 customer-on-hold");
});

test("a revision begins when an offer is called back, not when it is sent again", () => {
  const { id } = newEstimate();
  expect(issue(id)).toMatchObject({ revision: 1 });
  expect(session.put(`/estimates/${id}/status`, { status: "draft" })).toMatchObject({
    revision: 2,
  });
  expect(issue(id)).toMatchObject({ revision: 2 });
});

test("an order from an offer is promised after its lead time, unless a day is sent or nothing is promised", () => {
  const promisedFor = (estimate: JsonObject, more: JsonObject = {}) => {
    const { id } = newEstimate(estimate);
    issue(id);
    const answer = session.post(`/estimates/${id}/convert`, { orderDate: "2026-05-28", ...more });
    return objectAt(answer, "salesOrder").promisedDate;
  };
  expect(promisedFor({ leadTimeDays: 10 })).toBe("2026-06-07");
  expect(promisedFor({ leadTimeDays: 10 }, { promisedDate: "2026-06-01" })).toBe("2026-06-01");
  expect(promisedFor({})).toBeNull();
});

test("an offer shows the tax that would be due at its address on its date, without optional lines", () => {
  const light = "itm_8c4t6k1n9r";
  const reno = {
    name: "Reno Bikes",
    line1: "500 Center St",
    city: "Reno",
    region: "NV",
    postalCode: "89501",
    country: "US",
  };
  const offer = (more: JsonObject = {}) =>
    newEstimate({
      customerId: "cus_1w4e7b0shp",
      shippingAddress: reno,
      lines: [
        { itemId: light, quantity: ea("2"), unitPrice: usd("49.00") },
        { itemId: light, quantity: ea("1"), unitPrice: usd("49.00"), isOptional: true },
      ],
      ...more,
    });
  const estimate = offer();
  expect(estimate).toMatchObject({
    taxLines: [{ ratePercent: "8.265", taxableAmount: usd("98.00"), amount: usd("8.10") }],
    totals: { tax: usd("8.10"), total: usd("106.10") },
  });
  session.post(`/estimates/${estimate.id}/issue`, { sendEmail: false });
  answerTo(estimate, "accepted");
  expect(session.get(`/estimates/${estimate.id}`)).toMatchObject({
    totals: { tax: usd("12.15"), total: usd("159.15") },
  });
  const exempt = (expiresOn: string) => {
    const certificate = { country: "US", region: "NV", reason: "resale", certificateNumber: "1" };
    session.patch("/customers/cus_1w4e7b0shp", { taxExemptions: [{ ...certificate, expiresOn }] });
    return offer().taxLines;
  };
  expect(exempt("2026-12-31")).toEqual([]);
  expect(exempt("2026-05-03")).toHaveLength(1);
});

test("a conversion makes a draft, or an order that is issued, whatever has become of other orders", () => {
  const converted = (body: JsonObject) => {
    const { id } = newEstimate();
    issue(id);
    return objectAt(session.post(`/estimates/${id}/convert`, body), "salesOrder");
  };
  expect(converted({})).toMatchObject({ status: "draft", issuedAt: null });
  expect(converted({ issue: true })).toMatchObject({
    status: "open",
    issuedAt: expect.any(String),
  });
});

test("a part of the only line is ordered, and freight goes to the first order", () => {
  const estimate = newEstimate({
    shippingCharge: usd("20.00"),
    lines: [{ itemId: "itm_2d5j8s0f7g", quantity: ea("4"), unitPrice: usd("12.50") }],
  });
  issue(estimate.id);
  const convert = (body: JsonObject) => session.post(`/estimates/${estimate.id}/convert`, body);
  const first = convert({ lines: [{ lineItemId: estimate.lines[0]?.id, quantity: ea("1") }] });
  expect(first).toMatchObject({
    salesOrder: { shippingCharge: usd("20.00") },
    estimate: { status: "partially_converted", lines: [{ status: "open" }] },
  });
  expect(convert({})).toMatchObject({
    salesOrder: { shippingCharge: usd("0.00"), lines: [{ quantity: ea("3") }] },
    estimate: { status: "converted" },
  });
});

test("the rest of an estimate that is converted in part cannot be converted once it has run out", () => {
  const { id, lines } = newEstimate({ estimateDate: "2026-04-01" });
  issue(id);
  const convert = `/estimates/${id}/convert`;
  const half = { lines: [{ lineItemId: lines[0]?.id, quantity: ea("1") }] };
  session.post(convert, half);
  session.patch(`/estimates/${id}`, { validUntil: "2026-04-02" });
  expect(session.refusal("POST", convert, half)).toBe("409 estimate-expired");
});
