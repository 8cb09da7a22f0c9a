import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { idShape } from "../../../src/mock/ids";
import { idAlphabet, idLength, isRecordId, recordIdsIn } from "../../../src/openapi/record-ids";

const schemas = path.resolve("openapi/components/schemas");
const patternsIn = (file: string): string[] => {
  const { pattern, properties } = parse(readFileSync(path.join(schemas, file), "utf8")) as {
    pattern?: string;
    properties?: { id?: { pattern?: string } };
  };
  return [pattern, properties?.id?.pattern].flatMap((one) => one ?? []);
};

const ofKinds = readdirSync(path.join(schemas, "ids")).flatMap((file) => patternsIn(`ids/${file}`));
const ofAnyKind = patternsIn("common/DocumentReference.yaml");

/** Characters that may end an id, by what says so. */
const lastOf = (isId: (id: string) => boolean, start: string) =>
  [..."0123456789abcdefghijklmnopqrstuvwxyzA-_"].filter((last) => isId(start + last)).join("");

const lengthsOf = (isId: (id: string) => boolean, prefix: string) =>
  [8, 9, 10, 11, 16].filter((length) => isId(prefix + "0".repeat(length)));

test("ids are what the patterns of the description say", () => {
  expect(ofKinds.length).toBeGreaterThan(80);
  expect(ofAnyKind).toHaveLength(1);
  for (const pattern of [...ofKinds, ...ofAnyKind]) {
    const said = new RegExp(pattern);
    const prefix = idShape({ pattern })?.prefix ?? "abc_";
    const start = prefix + "0".repeat(idLength - 1);
    expect([pattern, lastOf((id) => said.test(id), start)]).toEqual([pattern, idAlphabet]);
    expect([pattern, lastOf(isRecordId, start)]).toEqual([pattern, idAlphabet]);
    expect([pattern, lengthsOf((id) => said.test(id), prefix)]).toEqual([pattern, [idLength]]);
    expect([pattern, lengthsOf(isRecordId, prefix)]).toEqual([pattern, [idLength]]);
  }
});

test("ids are found in paths and texts, and nothing that only resembles them", () => {
  const order = "abc_7k2m9x4q8d";
  expect(recordIdsIn(`/v2/orders/${order}/lines/xyz_0000000000?sort=created_at`)).toEqual([
    order,
    "xyz_0000000000",
  ]);
  expect(recordIdsIn(`sales_order, x${order}, ${order}0`)).toEqual([]);
  expect(isRecordId(`${order}\n`)).toBe(false);
});
