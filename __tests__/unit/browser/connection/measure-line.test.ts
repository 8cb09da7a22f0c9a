import {
  measureLine,
  type MeasuredLine,
  type Timing,
} from "../../../../src/browser/connection/measure-line";

/** A request: when it began, how long the first byte took, and how long the rest, in ms. */
const timing = (start: number, rtt: number, ms: number, transferSize: number): Timing => ({
  requestStart: 1 + start,
  responseStart: 1 + start + rtt,
  responseEnd: 1 + start + rtt + ms,
  transferSize,
});

test.each<[string, Timing[], MeasuredLine | undefined, MeasuredLine | undefined]>([
  ["nothing was loaded", [], undefined, undefined],
  ["nothing new was loaded", [], { rtt: 50, rate: 900 }, { rtt: 50, rate: 900 }],
  ["all came from a cache", [timing(0, 1, 1, 0)], { rtt: 50 }, { rtt: 50 }],
  ["a request was aborted", [{ ...timing(5, 0, 0, 900), responseStart: 0 }], undefined, undefined],
  ["one small file tells the round trip alone", [timing(0, 80, 1, 900)], undefined, { rtt: 80 }],
  ["one large file", [timing(0, 80, 100, 20_000)], undefined, { rtt: 80, rate: 200 }],
  [
    "files that share the line",
    [timing(0, 150, 300, 40_000), timing(0, 160, 340, 30_000), timing(10, 150, 340, 30_000)],
    undefined,
    { rtt: 150, rate: 286 },
  ],
  [
    "files one after the other, without the time in between",
    [timing(0, 50, 100, 50_000), timing(1000, 50, 100, 50_000)],
    undefined,
    { rtt: 50, rate: 500 },
  ],
  [
    "the shortest round trip counts",
    [timing(0, 900, 1, 500), timing(0, 30, 1, 500)],
    undefined,
    { rtt: 30 },
  ],
  ["all at once, in no time", [timing(0, 5, 0, 90_000)], undefined, { rtt: 5, rate: 90_000 }],
  [
    "a small file keeps the rate",
    [timing(0, 30, 1, 500)],
    { rtt: 10, rate: 700 },
    { rtt: 20, rate: 700 },
  ],
])("%s", (_, timings, before, expected) => {
  expect(measureLine(timings, before)).toEqual(expected);
});

test("a line that turns slow is slow after two requests, and one that recovers takes longer", () => {
  const slow = timing(0, 150, 100, 20_000);
  const fast = timing(0, 10, 4, 20_000);
  const measured = (timings: Timing[], from: MeasuredLine) =>
    timings.reduce<MeasuredLine | undefined>((line, one) => measureLine([one], line), from);
  expect(measured([slow, slow], { rtt: 10, rate: 5000 })?.rate).toBeLessThan(300);
  expect(measured([fast, fast], { rtt: 150, rate: 200 })?.rate).toBeLessThan(1500);
  expect(measured([fast, fast, fast, fast], { rtt: 150, rate: 200 })?.rate).toBeGreaterThan(1500);
});
