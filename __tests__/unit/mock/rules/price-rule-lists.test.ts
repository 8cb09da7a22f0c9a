import { objectAt, objectsAt, textAt } from "../../../../src/openapi/json";
import { openSession, type Session } from "../../../support/mock-session";

let session: Session;

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const found = (path: string, field: string) =>
  objectsAt(session.get(path), "data").map((row) => textAt(row, field));

test("a rule without conditions fits everything", () => {
  const effect = { type: "percent_off", percent: "5" };
  const rule = session.post("/price-rules", { name: "For all", effect });
  expect(Object.values(objectAt(rule, "conditions")).flat()).toEqual([null]);
  expect(found("/price-rules?itemId=itm_7k2m9x4q8d", "name")).toEqual(["For all"]);
});

test("rules are found by what a calculation would look at", () => {
  const spring = "Spring launch, accessories";
  const scale = "Sealant case price, 12 or more";
  const of = (query: string) => found(`/price-rules?${query}`, "name");
  // By the type of the customer, and for all customers.
  expect(of("customerId=cus_1w4e7b0shp")).toEqual([scale, spring]);
  expect(of("customerId=cus_5m2r8k4rvs")).toEqual([spring]);
  // By the category of the item.
  expect(of("itemId=itm_8c4t6k1n9r")).toEqual([spring]);
});

test("a search does not look at who has written a record", () => {
  expect(found("/sales-reps?q=ingrid", "code")).toEqual(["IS"]);
});
