/** Texts of the calculators. The build writes some of them into pages; the form loads them on use. */
export const text = {
  calculator: "Calculator",
  open: "Use your own numbers",
  add: "Add a line",
  remove: "Remove the last line",
  reset: "Reset to the page's numbers",
  line: "Line",
  newLine: (number: number) => `Line ${number}`,
  ofLine: (column: string, line: string) => `${column}, ${line}`,
  result: "Result",
  notNumbers: "Enter a number in each field. A divisor cannot be zero.",
  formulas: {
    "dimensional-weight":
      "Length × width × height ÷ divisor is the dimensional weight, rounded up. The greater of that and the weight on the scale is billed.",
    "cubic-tier":
      "Length × width × height ÷ the volume of the unit is the cubic volume. The tier is the next step that is not smaller, as long as no limit is passed.",
    "landed-cost":
      "Each cost is multiplied by the share of a line (in value, quantity, or weight) and added to its price. The sum divided by the quantity is the landed unit cost.",
    "cost-flow":
      "Average: value of all receipts ÷ quantity. FIFO: the oldest receipts leave first, at their own cost.",
  },
  names: {
    length: "Length",
    width: "Width",
    height: "Height",
    weight: "Weight",
    divisor: "Divisor",
    quantity: "Quantity",
    cost: "Unit cost",
    price: "Unit price",
    issued: "Quantity issued",
    volume: "Volume",
    dimensionalWeight: "Dimensional weight",
    billed: "Billed",
    limits: "Limits",
    averageCost: "Average unit cost",
    leavesByAverage: "Cost of goods issued, average",
    leavesByFifo: "Cost of goods issued, FIFO",
    staysByAverage: "Cost of goods left, average",
    staysByFifo: "Cost of goods left, FIFO",
  },
  /** What comes after the formula of a step, whose parts stand for #. */
  hows: {
    dimensionalWeight: "#, rounded up",
    billed: "the greater of # and #",
  },
  results: {
    within: "within the limits",
    tooLarge: "above a limit",
    tier: "tier #",
    noTier: "no tier",
  },
};
