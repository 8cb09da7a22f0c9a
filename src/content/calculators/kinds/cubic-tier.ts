import { isMore, plain, roundUp } from "../numbers";
import type { Given, CalculationStep } from "../sheet";

/** The step of volume that a package belongs to, in each list of prices; none if a limit is passed. */
export function cubicTier({ number, unit, lists }: Given): CalculationStep[] {
  const sides = ["length", "width", "height"].map(number);
  const cubic = sides.reduce((product, side) => product * side, 1);
  const volume = cubic / number("perVolume");
  const [longest, weight] = [Math.max(...sides), number("weight")];
  const tier = roundUp(volume, number("step"));
  const limits = [
    [longest, number("longest"), unit("length")],
    [weight, number("heaviest"), unit("weight")],
  ] as const;
  const passed = limits.filter(([value, limit]) => isMore(value, limit));
  const shown = passed.length ? passed : limits;
  const compared = shown.map(
    ([value, limit, of]) =>
      `${plain(value)} ${isMore(value, limit) ? ">" : "≤"} ${plain(limit)} ${of}`,
  );
  return [
    {
      name: "volume",
      formula: `${sides.map((side) => plain(side)).join(" × ")} ÷ ${plain(number("perVolume"))}`,
      result: `${plain(volume)} ${unit("volume")}`,
    },
    {
      name: "limits",
      formula: compared.join(", "),
      result: passed.length ? "tooLarge" : "within",
    },
    ...lists.map(([name = "", last = ""]): CalculationStep => {
      const fits = !passed.length && !isMore(tier, Number(last));
      return {
        name,
        formula: passed.length ? "" : `${plain(tier)} ${fits ? "≤" : ">"} ${last}`,
        result: fits ? `tier | ${plain(tier)}` : "noTier",
        isAnswer: true,
      };
    }),
  ];
}
