/** Sums of decimals come out a little beside them, such as 0.30000000000000004. */
const nearly = 1e-9;

/** The number that somebody typed, as `1,204.50`; undefined if it is none, or below zero. */
export function readNumber(text: string): number | undefined {
  const plain = text.trim().replace(/,(?=\d{3}(?:\D|$))/g, "");
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** Rounds half up, as people do. */
function round(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor * (1 + Number.EPSILON * 4)) / factor;
}

/** The next multiple of `step` that is not smaller. */
export function roundUp(value: number, step: number): number {
  return round(Math.ceil(value / step - nearly) * step, 9);
}

/** Whether the first number is larger, apart from what floating point adds. */
export const isMore = (one: number, other: number): boolean => one > other + nearly;

/** With at most `digits` decimals and no zeros at their end. */
export const plain = (value: number, digits = 4): string => String(round(value, digits));

/** With exactly `digits` decimals. */
export const fixed = (value: number, digits = 2): string => round(value, digits).toFixed(digits);

/** The decimals of a step: 1 for 0.1. */
export const decimalsOf = (step: number): number => (String(step).split(".")[1] ?? "").length;
