import { compare, comparisonTable } from "../../bench/compare";

const release = {
  at: "2026-01-01",
  builds: [{ name: "cold", cpuSeconds: 60 }],
  load: { errors: 0, perSecond: 900 },
  gone: { total: 5 },
};
const now = {
  at: "2026-02-01",
  builds: [
    { name: "warm", cpuSeconds: 9 },
    { name: "cold", cpuSeconds: 45 },
  ],
  load: { errors: 0, perSecond: 1350 },
};

test("numbers of one name stand side by side; what only one of the runs measured is left out", () => {
  expect(compare(now, release)).toEqual([
    { name: "builds › cold › cpuSeconds", release: 60, now: 45, ratio: 0.75 },
    { name: "load › errors", release: 0, now: 0, ratio: 1 },
    { name: "load › perSecond", release: 900, now: 1350, ratio: 1.5 },
  ]);
});

test("a number that was zero has no ratio", () => {
  expect(comparisonTable(compare({ errors: 3 }, { errors: 0 }))).toBe(
    "beside the last release  release  now  ratio\nerrors                         0    3    new",
  );
});

test("a run that shares nothing with the release says so", () => {
  expect(comparisonTable(compare({ a: 1 }, { b: 1 }))).toBe(
    "The last release has none of these numbers.",
  );
});
