import type { JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, type Answered, type Session } from "../../../support/mock-session";

let session: Session;
const sealant = "itm_2d5j8s0f7g";
const kit = "itm_6r4n1v8c3b";
const tune = "itm_5k1r8t3n7s";

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

/** An open offer of two firm lines and an optional one. */
function offered(): Answered {
  const { id } = session.post("/estimates", {
    customerId: "cus_5m2r8k4rvs",
    lines: [
      { itemId: sealant, quantity: ea("6") },
      { itemId: kit, quantity: ea("2") },
      { itemId: tune, quantity: ea("1"), isOptional: true },
    ],
  });
  return session.post(`/estimates/${id}/issue`, {});
}
const answer = ({ id }: Answered, body: JsonObject) => session.put(`/estimates/${id}/status`, body);
const ofLine = ({ id, lines }: Answered, index: number) =>
  `/estimates/${id}/line-items/${lines[index]?.id}/status`;
const decline = { status: "declined", reason: "Too dear." };
const statuses = ({ id }: Answered) =>
  session.get(`/estimates/${id}`).lines.map(({ status }) => status);
const convert = ({ id, lines }: Answered, count: string) =>
  session.post(`/estimates/${id}/convert`, {
    lines: [{ lineItemId: lines[0]?.id, quantity: ea(count) }],
  }).salesOrder as Answered;

test("accepting an offer leaves its optional lines to be accepted one by one", () => {
  const { lines, acceptedAt } = answer(offered(), { status: "accepted" });
  expect(lines.map(({ status }) => status)).toEqual(["accepted", "accepted", "open"]);
  expect(acceptedAt).not.toBeNull();
});

test("an offer that is asked again has no answer, and one that is called back was not sent", () => {
  const estimate = offered();
  expect(answer(estimate, decline).lines[0]?.statusReason).toBe("Too dear.");
  expect(answer(estimate, { status: "open" }).lines[0]?.statusReason).toBeNull();
  answer(estimate, { status: "accepted" });
  expect(answer(estimate, { status: "open" }).acceptedAt).toBeNull();
  expect(answer(estimate, { status: "draft" })).toMatchObject({ issuedAt: null, revision: 2 });
});

test("the reason of a line goes when it is offered again", () => {
  const estimate = offered();
  expect(session.put(ofLine(estimate, 0), decline).statusReason).toBe("Too dear.");
  expect(session.put(ofLine(estimate, 0), { status: "open" }).statusReason).toBeNull();
});

test("an offer that is ordered in part goes on until its last firm line is answered", () => {
  const estimate = offered();
  expect(convert(estimate, "2").lines[0]).not.toHaveProperty("components");
  expect(session.refusal("PUT", ofLine(estimate, 0), decline)).toBe("409 transition-not-allowed");
  session.put(ofLine(estimate, 1), decline);
  expect(session.get(`/estimates/${estimate.id}`).status).toBe("partially_converted");
  convert(estimate, "4");
  expect(session.get(`/estimates/${estimate.id}`).status).toBe("converted");
  expect(statuses(estimate)).toEqual(["converted", "declined", "declined"]);
});

test("an offer of which every line is declined cannot be ordered", () => {
  const estimate = offered();
  for (const index of [0, 1, 2]) session.put(ofLine(estimate, index), decline);
  expect(session.refusal("POST", `/estimates/${estimate.id}/convert`, {})).toBe(
    "409 transition-not-allowed",
  );
});
