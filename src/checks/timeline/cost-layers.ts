import { one, round } from "../../openapi/lint/decimal";
import type { Layer } from "./stock";

const divide = (a: bigint, b: bigint) => (b === 0n ? 0n : (a * one) / b);
/** What layers are worth, exactly. */
export const worth = (layers: readonly Layer[]) =>
  layers.reduce((total, { quantity, cost }) => total + (quantity * cost) / one, 0n);
const amountOf = (layers: readonly Layer[]) =>
  layers.reduce((total, { quantity }) => total + quantity, 0n);

/** Cost of one piece: the average, to four places. */
export const averageOf = (layers: readonly Layer[]): bigint =>
  round(divide(worth(layers), amountOf(layers)), 4);

/** What the stock is worth, to the cent. */
export const valueOf = (layers: readonly Layer[]): bigint => round(worth(layers), 2);

/** Layers after a receipt: FIFO keeps them apart, the average makes one of them. */
export function withReceipt(layers: readonly Layer[], receipt: Layer, isFifo: boolean): Layer[] {
  const all = [...layers, receipt].filter(({ quantity }) => quantity !== 0n);
  if (isFifo || all.length < 2) return all;
  return [{ quantity: amountOf(all), cost: divide(worth(all), amountOf(all)) }];
}

/** Layers after an issue, which takes the oldest first, and what it cost. */
export function withIssue(layers: readonly Layer[], quantity: bigint) {
  let left = quantity;
  const taken: Layer[] = [];
  const kept = layers.flatMap((layer) => {
    const part = left < layer.quantity ? left : layer.quantity;
    left -= part;
    if (part) taken.push({ quantity: part, cost: layer.cost });
    return layer.quantity > part ? [{ ...layer, quantity: layer.quantity - part }] : [];
  });
  return { kept, cost: valueOf(taken), unitCost: averageOf(taken) };
}
