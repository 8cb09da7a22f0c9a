import { calculate } from "../../../../src/content/calculators/calculate";
import { calculatorKinds } from "../../../../src/content/calculators/calculator-kinds";
import type { CalculationSheet } from "../../../../src/content/calculators/sheet";
import { text } from "../../../../src/i18n/en/calculators";

const empty: CalculationSheet = {
  kind: "",
  numbers: {},
  fields: [],
  rows: [],
  columns: [],
  units: {},
  lists: [],
};

/** Name and result of each step. */
const worked = (sheet: Partial<CalculationSheet>) =>
  Object.fromEntries(
    (calculate({ ...empty, ...sheet }) ?? []).map(({ name, result }) => [name, result]),
  );

const parcel = (length: string, width: string, height: string, weight: string) => ({
  ...{ length, width, height, weight },
});

describe("dimensional weight", () => {
  const of = (sides: Record<string, string>, divisor = "5000") =>
    worked({
      kind: "dimensional-weight",
      numbers: { ...sides, divisor, step: "0.1" },
      units: { length: "cm", weight: "kg", volume: "cm³" },
    });

  test("the volume counts when it is more than the scale", () => {
    expect(of(parcel("60", "25", "20", "2.1"))).toEqual({
      volume: "30000 cm³",
      dimensionalWeight: "6.0 kg",
      billed: "6.0 kg",
    });
  });

  test("the scale counts when it is more", () => {
    expect(of(parcel("25", "20", "15", "1.6")).billed).toBe("1.6 kg");
  });

  test("a weight is rounded up, and one that needs no rounding stays", () => {
    expect(of(parcel("61", "21", "20", "2")).dimensionalWeight).toBe("5.2 kg");
    expect(of(parcel("60", "20", "15", "1.1")).dimensionalWeight).toBe("3.6 kg");
  });
});

describe("cubic tier", () => {
  const of = (sides: Record<string, string>) =>
    worked({
      kind: "cubic-tier",
      numbers: { ...sides, perVolume: "1728", step: "0.1", longest: "18", heaviest: "20" },
      units: { length: "in", weight: "lb", volume: "cubic feet" },
      lists: [
        ["Short", "0.5"],
        ["Long", "1.0"],
      ],
    });

  test("the tier is the next tenth, in each list that has it", () => {
    expect(of(parcel("10", "8", "7", "8.75"))).toEqual({
      volume: "0.3241 cubic feet",
      limits: "within",
      Short: "tier | 0.4",
      Long: "tier | 0.4",
    });
    expect(of(parcel("13", "10", "8", "17.39"))).toMatchObject({
      Short: "noTier",
      Long: "tier | 0.7",
    });
  });

  test("a volume that is a tenth belongs to that tier", () => {
    expect(of(parcel("12", "9.6", "3", "1")).Short).toBe("tier | 0.2");
  });

  test("a side or a weight above its limit has no tier", () => {
    expect(of(parcel("23.62", "7.87", "5.91", "3"))).toMatchObject({
      limits: "tooLarge",
      Short: "noTier",
      Long: "noTier",
    });
    expect(of(parcel("10", "8", "7", "20.5")).Long).toBe("noTier");
  });
});

describe("landed cost", () => {
  const of = (rows: string[][], lists: string[][]) =>
    worked({
      kind: "landed-cost",
      rows,
      lists,
      numbers: Object.fromEntries(lists.map(([name = "", , amount = ""]) => [name, amount])),
    });

  test("one line bears all costs", () => {
    const costs = [
      ["Freight", "weight", "286.80"],
      ["Duty", "value", "187.20"],
    ];
    expect(of([["A", "12", "312.00", "2.9"]], costs)).toEqual({
      "A: Freight": "286.80",
      "A: Duty": "187.20",
      A: "351.50",
    });
  });

  test.each([
    ["value", "60.00", "20.00"],
    ["quantity", "20.00", "60.00"],
    ["weight", "40.00", "40.00"],
  ])("lines share a cost by %s", (by, first, second) => {
    const rows = [
      ["A", "1", "90", "3"],
      ["B", "3", "10", "1"],
    ];
    const shared = of(rows, [["Cost", by, "80"]]);
    expect([shared["A: Cost"], shared["B: Cost"]]).toEqual([first, second]);
  });
});

describe("average against FIFO", () => {
  const of = (issued: string) =>
    worked({
      kind: "cost-flow",
      rows: [
        ["First", "24", "18.40"],
        ["Second", "24", "19.00"],
      ],
      numbers: { issued },
    });

  test("what leaves and what stays add up to the value of all receipts", () => {
    expect(of("10")).toEqual({
      averageCost: "18.7000",
      leavesByAverage: "187.00",
      leavesByFifo: "184.00",
      staysByAverage: "710.60",
      staysByFifo: "713.60",
    });
  });

  test("FIFO goes on with the next receipt when one is used up", () => {
    expect(of("30")).toMatchObject({ leavesByFifo: "555.60", staysByFifo: "342.00" });
  });

  test("no more leaves than is there", () => {
    expect(of("100")).toMatchObject({ leavesByFifo: "897.60", staysByAverage: "0.00" });
  });
});

test.each(["", "two", "-1", "1e3"])("%j is no number to calculate with", (issued) => {
  expect(
    calculate({ ...empty, kind: "cost-flow", rows: [["A", "1", "1"]], numbers: { issued } }),
  ).toBeUndefined();
});

test("a division by zero has no result", () => {
  const numbers = { ...parcel("1", "1", "1", "1"), divisor: "0", step: "0.1" };
  expect(calculate({ ...empty, kind: "dimensional-weight", numbers })).toBeUndefined();
});

test("thousands may be separated", () => {
  const rows = [["A", "1,200", "1.5"]];
  expect(worked({ kind: "cost-flow", rows, numbers: { issued: "1" } }).staysByFifo).toBe("1798.50");
});

test("every kind says its formula, and names its fields and steps", () => {
  for (const [kind, { numbers, set = [], columns, list }] of Object.entries(calculatorKinds)) {
    expect(Object.keys(text.formulas)).toContain(kind);
    const cells = list?.cells.slice(1).map(() => "1") ?? [];
    const steps = calculate({
      ...empty,
      kind,
      numbers: Object.fromEntries([...numbers, ...set, "own"].map((name) => [name, "1"])),
      rows: columns.length ? [["own", ...columns.map(() => "1")]] : [],
      lists: list ? [["own", list.choices?.[0] ?? "1", ...cells.slice(1)]] : [],
    });
    const written = steps?.map(({ name }) => name).filter((name) => !/^own(: own)?$/.test(name));
    expect(Object.keys(text.names)).toEqual(
      expect.arrayContaining([...numbers, ...columns, ...(written ?? [])]),
    );
  }
});
