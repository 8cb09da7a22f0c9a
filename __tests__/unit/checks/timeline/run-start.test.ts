import path from "node:path";
import { companyOf, namesOf } from "../../../../src/checks/timeline/demo-documents";
import { demoRecords } from "../../../../src/checks/timeline/demo-file";
import { demoTexts } from "../../../../src/checks/timeline/read-demo";
import { numberIn } from "../../../../src/mock/decimals";
import { listAt, objectAt, type JsonObject } from "../../../../src/openapi/json";
import { toDecimal } from "../../../../src/openapi/lint/decimal";
import { openSession } from "../../../support/mock-session";

const root = path.resolve(__dirname, "../../../..");

test("what pages call the start is the stock with which Run begins", async () => {
  const session = await openSession();
  const records = demoRecords(demoTexts(path.join(root, "openapi"), root));
  const { start } = companyOf(records, namesOf(records));
  const locations = new Map(
    (listAt(session.get("/locations?limit=200"), "data") as JsonObject[]).map(({ id, code }) => [
      id,
      code,
    ]),
  );
  const rows = listAt(session.get("/stock?limit=200"), "data") as JsonObject[];
  const scale = toDecimal("1") ?? 1n;
  const unit = numberIn({ value: "1" });
  const ofRun = rows
    .map((row) => {
      const onHand = (numberIn(objectAt(row, "onHand")) * scale) / unit;
      return `${String(row.sku)} ${String(locations.get(row.locationId))} ${onHand}`;
    })
    .filter((row) => !row.endsWith(" 0"));
  const sums = new Map<string, bigint>();
  for (const { item, at, quantity } of start)
    sums.set(`${item} ${at}`, (sums.get(`${item} ${at}`) ?? 0n) + quantity);
  const ofPages = [...sums].filter(([, sum]) => sum).map(([key, sum]) => `${key} ${sum}`);
  expect(ofRun.length).toBeGreaterThan(10);
  expect(ofPages.sort()).toEqual(ofRun.sort());
}, 60_000);
