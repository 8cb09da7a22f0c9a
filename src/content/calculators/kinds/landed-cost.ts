import { fixed, plain } from "../numbers";
import type { Given, CalculationStep } from "../sheet";

/** Spreads costs over the lines of a delivery: by value, by quantity, or by weight. */
export function landedCost({ number, rows, lists, unit }: Given): CalculationStep[] {
  const shares = rows.map(({ cells: [quantity = 0, price = 0, weight = 0] }) => ({
    quantity,
    value: quantity * price,
    weight: quantity * weight,
  }));
  const total = (by: string) =>
    shares.reduce((sum, share) => sum + share[by as keyof typeof share], 0);
  return rows.flatMap(({ name, cells: [quantity = 0, price = 0] }, at): CalculationStep[] => {
    const added = lists.map(([cost = "", by = ""]) => {
      const share = shares[at]?.[by as "value"] ?? 0;
      const amount = total(by) ? (number(cost) * share) / total(by) : 0;
      return {
        cost,
        amount,
        formula: `${fixed(number(cost))} × ${plain(share)} ÷ ${plain(total(by))}`,
      };
    });
    const landed = quantity * price + added.reduce((sum, { amount }) => sum + amount, 0);
    return [
      ...added.map(({ cost, amount, formula }) => ({
        name: `${name}: ${cost}`,
        formula,
        result: fixed(amount),
      })),
      {
        name,
        formula: `(${[quantity * price, ...added.map(({ amount }) => amount)].map((amount) => fixed(amount)).join(" + ")}) ÷ ${plain(quantity)}`,
        result: `${quantity ? fixed(landed / quantity) : "0.00"} ${unit("money")}`.trim(),
        isAnswer: true,
      },
    ];
  });
}
