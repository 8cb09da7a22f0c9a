import type { MeasuredLine } from "../../../../src/browser/connection/measure-line";
import {
  decide,
  limits,
  type Allowance,
  type Hints,
} from "../../../../src/browser/prefetch/allowance";

const online: Hints = { isOnline: true, savesData: false, effectiveType: undefined };
const fast: MeasuredLine = { rtt: 20, rate: 5000 };
/** 1.6 Mbit/s with 150 ms. */
const slow: MeasuredLine = { rtt: 150, rate: 200 };

const cases: [name: string, hints: Partial<Hints>, line: MeasuredLine | undefined, expected: Allowance][] =
  [
    ["no connection", { isOnline: false }, fast, "none"],
    [
      "a reader who saves data, however fast",
      { savesData: true, effectiveType: "4g" },
      fast,
      "none",
    ],
    ["2g by the browser, however fast", { effectiveType: "2g" }, fast, "none"],
    ["slow 2g by the browser", { effectiveType: "slow-2g" }, undefined, "none"],
    [
      "a line as slow as 2g, whatever the browser says",
      { effectiveType: "4g" },
      { rtt: 1800, rate: 6 },
      "none",
    ],
    ["long round trips of a line that has bytes", {}, { rtt: 1800, rate: 4000 }, "intent"],
    ["3g by the browser, however fast", { effectiveType: "3g" }, fast, "intent"],
    ["a slow line in a browser that tells nothing", {}, slow, "intent"],
    ["a slow line that the browser calls 4g", { effectiveType: "4g" }, slow, "intent"],
    ["few bytes with short round trips", {}, { rtt: 10, rate: 299 }, "intent"],
    ["a line with 3g's round trips", {}, { rtt: 270 }, "intent"],
    ["nothing known", {}, undefined, "few"],
    ["4g by the browser, and nothing measured", { effectiveType: "4g" }, undefined, "few"],
    ["short round trips, and no bytes to measure the rate", {}, { rtt: 10 }, "few"],
    ["10 Mbit/s with 60 ms", {}, { rtt: 60, rate: 1250 }, "few"],
    ["a fast line with 120 ms", {}, { rtt: 120, rate: 5000 }, "few"],
    ["a fast line", {}, fast, "all"],
    ["a fast line that the browser calls 4g", { effectiveType: "4g" }, fast, "all"],
  ];

test.each(cases)("%s", (_, hints, line, expected) => {
  expect(decide({ ...online, ...hints }, line).allowance).toBe(expected);
});

test("every decision says why, each in other words", () => {
  const whys = cases.map(([, hints, line]) => decide({ ...online, ...hints }, line).why);
  expect(whys.every(Boolean)).toBe(true);
  expect(new Set(whys).size).toBeGreaterThan(8);
});

test("a lower allowance never has a higher limit", () => {
  const order = [limits.none, limits.intent, limits.few, limits.all];
  for (const key of ["pagesInView", "atOnce", "bytesPerView", "bytesPerVisit"] as const) {
    const values = order.map((one) => one[key]);
    expect(values).toEqual([...values].sort((a, b) => a - b));
  }
  expect(Object.values(limits.none)).toEqual([0, 0, 0, 0]);
  expect(limits.intent.pagesInView).toBe(0);
});
