import { readFileSync } from "node:fs";
import type { Mock } from "../../../../src/mock/create-mock";
import { domains } from "../../../../src/mock/rules/index";
import { isGeneral, notSimulated, notSimulatedIn } from "../../../../src/mock/rules/not-simulated";
import { demoMock } from "../../../support/demo-mock";

let mock: Mock;

beforeAll(async () => {
  ({ mock } = await demoMock());
}, 60_000);

const documented = () =>
  new Set(mock.catalog.operations.flatMap(({ answers }) => answers.flatMap(({ codes }) => codes)));
const ruled = new Set(
  domains.flatMap((rules) => Object.values(rules).flatMap(({ refuses = [] }) => refuses)),
);

test("every documented code has a rule, follows from the records, or is listed as not simulated", () => {
  const missing = [...documented()].filter(
    (code) => !ruled.has(code) && !isGeneral(code) && !notSimulated.includes(code),
  );
  expect(missing).toEqual([]);
});

test("nothing is listed as not simulated that has a rule or is not documented", () => {
  expect(notSimulated.filter((code) => ruled.has(code) || !documented().has(code))).toEqual([]);
  expect([...new Set(notSimulated)].sort()).toEqual([...notSimulated]);
});

test("the Support page lists what is not simulated", () => {
  const page = readFileSync("openapi/overviews/support.md", "utf8");
  const [, section = ""] = /^## What the mock does not do$([\s\S]*?)^## /m.exec(page) ?? [];
  const listed = [...section.matchAll(/^- \[`([\w-]+)`\]\(#error-\1\)$/gm)].map(([, code]) => code);
  expect(listed).toEqual(notSimulated);
});

test("rules are those of operations of the description, and refuse with their codes", () => {
  const byId = new Map(mock.catalog.operations.map((operation) => [operation.id, operation]));
  const ids = domains.flatMap((rules) => Object.keys(rules));
  expect(ids.filter((id) => !byId.has(id))).toEqual([]);
  const lost = [...ruled].filter(
    (code) =>
      !domains.some((rules) =>
        Object.entries(rules).some(
          ([id, { refuses = [] }]) =>
            refuses.includes(code) &&
            byId.get(id)?.answers.some(({ codes }) => codes.includes(code)),
        ),
      ),
  );
  expect(lost).toEqual([]);
});

/** The codes that the rules of an operation refuse with. */
const refusedBy = (id: string) => new Set(domains.flatMap((rules) => rules[id]?.refuses ?? []));

const codesOf = (id: string) => [
  ...(mock.catalog.operations.find((one) => one.id === id)?.answers ?? []).flatMap(
    ({ codes }) => codes,
  ),
];

test("an update refuses for each reason of the creation that it documents", () => {
  const missing = mock.catalog.operations.flatMap(({ id }) => {
    if (!id.startsWith("create-")) return [];
    const update = id.replace("create-", "update-");
    const own = refusedBy(update);
    return codesOf(update)
      .filter((code) => refusedBy(id).has(code) && !isGeneral(code) && !own.has(code))
      .map((code) => `${update}: ${code}`);
  });
  expect(missing).toEqual([]);
});

test("whatever documents that a party was merged refuses it", () => {
  const missing = mock.catalog.operations.flatMap(({ id }) =>
    codesOf(id)
      .filter((code) => /^(customer|vendor|location)-merged$/.test(code))
      .filter((code) => !refusedBy(id).has(code))
      .map((code) => `${id}: ${code}`),
  );
  expect(missing).toEqual([]);
});

test("a code that is not simulated can be asked for", () => {
  const asked = mock.handle({
    method: "POST",
    path: "/sales-orders/sor_4q7t1m9z2k/ship",
    headers: {
      Authorization: "Bearer iat_test",
      "Content-Type": "application/json",
      "Sandbox-Answer": "period-closed",
    },
    body: {},
  });
  expect(notSimulated).toContain("period-closed");
  expect(asked).toMatchObject({ status: 409, body: { code: "period-closed" } });
});

test("every refusal that an operation documents is one of its rules, follows from the records, or is listed as not simulated there", () => {
  const pairs: Record<string, string[]> = {};
  for (const { id, answers } of mock.catalog.operations)
    for (const code of answers.flatMap(({ status, codes }) =>
      status === 409 || status === 422 ? codes : [],
    ))
      if (!refusedBy(id).has(code) && !isGeneral(code) && !notSimulated.includes(code))
        (pairs[code] ??= []).push(id);
  expect(pairs).toEqual(notSimulatedIn);
});
