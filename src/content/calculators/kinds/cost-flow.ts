import { fixed, plain } from "../numbers";
import type { Given, CalculationStep } from "../sheet";

/** What pieces that leave cost: by the average of all receipts, and by the oldest receipts first. */
export function costFlow({ number, rows, unit }: Given): CalculationStep[] {
  const layers = rows.map(({ cells: [quantity = 0, cost = 0] }) => ({ quantity, cost }));
  const onHand = layers.reduce((sum, { quantity }) => sum + quantity, 0);
  const value = layers.reduce((sum, { quantity, cost }) => sum + quantity * cost, 0);
  const issued = Math.min(number("issued"), onHand);
  const average = onHand ? value / onHand : 0;
  const byAverage = Number(fixed(issued * average));
  let open = issued;
  const taken = layers
    .map(({ quantity, cost }) => {
      const used = Math.min(quantity, open);
      open -= used;
      return { used, cost };
    })
    .filter(({ used }) => used > 0);
  const oldestFirst = taken.reduce((sum, { used, cost }) => sum + used * cost, 0);
  const money = (amount: number) => `${fixed(amount)} ${unit("money")}`.trim();
  return [
    {
      name: "averageCost",
      formula: `${fixed(value)} ÷ ${plain(onHand)}`,
      result: fixed(average, 4),
    },
    {
      name: "leavesByAverage",
      formula: `${plain(issued)} × ${fixed(average, 4)}`,
      result: money(byAverage),
      isAnswer: true,
    },
    {
      name: "leavesByFifo",
      formula: taken.map(({ used, cost }) => `${plain(used)} × ${fixed(cost)}`).join(" + "),
      result: money(oldestFirst),
      isAnswer: true,
    },
    {
      name: "staysByAverage",
      formula: `${fixed(value)} − ${fixed(byAverage)}`,
      result: money(value - byAverage),
    },
    {
      name: "staysByFifo",
      formula: `${fixed(value)} − ${fixed(oldestFirst)}`,
      result: money(value - oldestFirst),
    },
  ];
}
