/** Texts of the calculators. The build writes some of them into pages; the form loads them on use. */
export const text = {
  calculator: "Calculator",
  open: "Use your own numbers",
  add: "Add a line",
  remove: "Remove the last line",
  reset: "Back to the numbers of the page",
  line: "Line",
  newLine: (number: number) => `Line ${number}`,
  ofLine: (column: string, line: string) => `${column}, ${line}`,
  result: "Result",
  notNumbers: "Enter a number in each field, and no zero where something is divided by it.",
  formulas: {
    "dimensional-weight":
      "Length × width × height ÷ divisor is the dimensional weight, rounded up. The greater of it and the weight on the scale is billed.",
    "cubic-tier":
      "Length × width × height ÷ the volume of the unit is the cubic volume. The tier is the next step that is not smaller, as long as no limit is passed.",
    "landed-cost":
      "Each cost is multiplied by the share of a line (in value, quantity, or weight) and added to its price. The sum divided by the quantity is the landed cost of one.",
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
    cost: "Cost of one",
    price: "Price of one",
    issued: "Quantity that leaves",
    volume: "Volume",
    dimensionalWeight: "Dimensional weight",
    billed: "Billed",
    limits: "Limits",
    averageCost: "Average cost of one",
    leavesByAverage: "Leaves, by average",
    leavesByFifo: "Leaves, by FIFO",
    staysByAverage: "Stays, by average",
    staysByFifo: "Stays, by FIFO",
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
