import { decimalsOf, fixed, isMore, plain, roundUp } from "../numbers";
import type { Given, CalculationStep } from "../sheet";

/** A package counts with its volume divided by a divisor, or with its weight, whichever is more. */
export function dimensionalWeight({ number, unit }: Given): CalculationStep[] {
  const sides = ["length", "width", "height"].map(number);
  const volume = sides.reduce((product, side) => product * side, 1);
  const [divisor, step, weight] = [number("divisor"), number("step"), number("weight")];
  const dimensional = roundUp(volume / divisor, step);
  const billed = isMore(weight, dimensional) ? weight : dimensional;
  const kilograms = (value: number) => `${fixed(value, decimalsOf(step))} ${unit("weight")}`;
  return [
    {
      name: "volume",
      formula: sides.map((side) => plain(side)).join(" × "),
      result: `${plain(volume)} ${unit("volume")}`,
    },
    {
      name: "dimensionalWeight",
      formula: `${plain(volume)} ÷ ${plain(divisor)} = ${plain(volume / divisor)}`,
      result: kilograms(dimensional),
    },
    {
      name: "billed",
      formula: `${kilograms(dimensional)} | ${plain(weight)} ${unit("weight")}`,
      result: `${isMore(weight, dimensional) ? plain(weight) : fixed(billed, decimalsOf(step))} ${unit("weight")}`,
      isAnswer: true,
    },
  ];
}
