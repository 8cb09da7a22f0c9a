import { objectAt, objectsAt } from "../../../../src/openapi/json";
import { openSession, usd, type Session } from "../../../support/mock-session";

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const freight = "acc_9t1r5k3n7f";
const accrued = "acc_8t3k6n9r1a";
const root = "/journal-entries";

const entry = (more = {}, amount = usd("10.00")) => ({
  postingDate: "2026-04-20",
  lines: [
    { accountId: freight, debit: amount },
    { accountId: accrued, credit: amount },
  ],
  ...more,
});

test("a reversal says what it reverses, has debits first, and stays the same entry when it is corrected", () => {
  const { id, documentNumber } = session.post(
    root,
    entry({ reversalDate: "2026-04-21", isAdjustment: true, tags: ["month-end"], memo: "Freight" }),
  );
  const reversal = () =>
    session.get(`${root}/${String(session.get(`${root}/${id}`).reversedById)}`);
  const first = reversal();
  expect(first).toMatchObject({
    memo: `Reversal of ${String(documentNumber)}`,
    isAdjustment: true,
    tags: ["month-end"],
    createdBy: { type: "system", id: null },
    lines: [
      { accountId: accrued, debit: usd("10.00"), memo: null },
      { accountId: freight, credit: usd("10.00"), memo: null },
    ],
  });
  session.patch(`${root}/${id}`, { lines: entry({}, usd("12.00")).lines });
  expect(reversal()).toMatchObject({ id: first.id, documentNumber: first.documentNumber });
  expect(reversal().total).toEqual(usd("12.00"));
  expect(session.patch(`${root}/${id}`, { reversalDate: null }).reversedById).toBeNull();
  expect(session.patch(`${root}/${id}`, { reversalDate: "2026-04-22" }).reversedById).toBeTruthy();
});

test("a line has an amount, and no stock account takes typed entries", () => {
  const [debit, credit] = entry().lines;
  const without = entry({ lines: [{ accountId: freight, debit: null }, credit] });
  expect(session.mistakes("POST", root, without)).toEqual(["/lines/0/debit required"]);
  const inTransit = entry({ lines: [{ ...debit, accountId: "acc_7t2n9k4r1s" }, credit] });
  expect(session.refusal("POST", root, inTransit)).toBe("409 account-not-postable");
});

test("an entry takes the rate of the day it moves to, and has none in the home currency", () => {
  expect(session.post(root, entry({ exchangeRate: "1.3" })).exchangeRate).toBeNull();
  const canadian = { amount: "20.01", currency: "CAD" };
  const { id } = session.post(root, entry({ currency: "CAD", exchangeRate: "1.5" }, canadian));
  const { exchangeRate, lines } = session.patch(`${root}/${id}`, { postingDate: "2026-03-06" });
  expect([exchangeRate, objectAt(lines[0], "homeDebit").amount]).toEqual(["1.365", "14.66"]);
});

test("entries are found by a header of their accounts, and come with their lines in pages of 50", () => {
  const found = (query: string) => objectsAt(session.get(`${root}?${query}`), "data");
  const { id } = session.post(root, entry());
  expect(found("accountId=acc_3t8r5n2k9p").map((one) => one.id)).toContain(id);
  for (let made = 0; made < 10; made++) session.post(root, entry());
  expect(found("limit=100").length).toBeGreaterThan(50);
  expect(found("limit=100&expand=lines")).toHaveLength(50);
});
