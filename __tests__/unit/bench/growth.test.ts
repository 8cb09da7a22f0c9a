import { growthTable, marginalMs, type Growth } from "../../bench/growth";

const growth = (size: number, wallSeconds: number, cpuSeconds = wallSeconds): Growth => ({
  size,
  msPerOne: (wallSeconds * 1000) / size,
  build: {
    name: "",
    pages: size,
    pagesPerSecond: 1,
    wallSeconds,
    cpuSeconds,
    peakMemoryMb: null,
  },
});

test("the CPU time for each further operation leaves out the fixed cost of a build", () => {
  expect(marginalMs(growth(100, 99, 20), growth(400, 50, 26))).toBe(20);
});

test("the table compares each size with the one above", () => {
  expect(growthTable([growth(400, 20), growth(1600, 60)])).toMatchInlineSnapshot(`
   "operations  wall s  CPU s  peak MB  ms/operation  ratio  CPU ms/further one
   400           20.0   20.0        –          50.0
   1600          60.0   60.0        –          37.5   0.75                33.3"
  `);
});
