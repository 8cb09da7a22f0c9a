const places = 12;

/** The decimal 1. */
export const one = 10n ** BigInt(places);

/** A decimal text as a number of 10^-12, so that sums and products are exact; undefined for anything else. */
export function toDecimal(text: unknown): bigint | undefined {
  const [, sign, whole = "0", fraction = ""] =
    /^(-?)(\d+)(?:\.(\d{1,12}))?$/.exec(String(text)) ?? [];
  if (sign === undefined) return undefined;
  const value = BigInt(whole) * one + BigInt(fraction.padEnd(places, "0"));
  return sign ? -value : value;
}

/** The product of two decimals, truncated after twelve places. */
export function times(a: bigint, b: bigint): bigint {
  return (a * b) / one;
}

/** A decimal, rounded half away from zero. */
export function round(value: bigint, decimals: number): bigint {
  const unit = 10n ** BigInt(places - decimals);
  const half = value < 0n ? -unit / 2n : unit / 2n;
  return ((value + half) / unit) * unit;
}

/** A decimal as a text with at least two places. */
export function formatDecimal(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, "0");
  const fraction = digits.slice(-places).replace(/0+$/, "").padEnd(2, "0");
  return `${value < 0n ? "-" : ""}${digits.slice(0, -places)}.${fraction}`;
}
