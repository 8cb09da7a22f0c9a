import { createHash } from "node:crypto";

/** Ids of one file: the same description gives the same ones. */
export interface StableIds {
  uuid(): string;
  /** 21 letters and digits, as Bruno has them. */
  short(): string;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A maker of ids from a seed, in the order in which they are asked for. */
export function stableIds(seed: string): StableIds {
  let count = 0;
  const next = () => createHash("sha256").update(`${seed} ${count++}`).digest();
  return {
    uuid() {
      const hex = next().toString("hex");
      return [8, 4, 4, 4, 12]
        .reduce<{ at: number; parts: string[] }>(
          ({ at, parts }, length) => ({
            at: at + length,
            parts: [...parts, hex.slice(at, at + length)],
          }),
          { at: 0, parts: [] },
        )
        .parts.map((part, index) =>
          index === 2 ? `4${part.slice(1)}` : index === 3 ? `a${part.slice(1)}` : part,
        )
        .join("-");
    },
    short: () => [...next().subarray(0, 21)].map((byte) => letters[byte % letters.length]).join(""),
  };
}

/** The same value with every id under one of `keys` made anew by `make`. */
export function withIds(value: unknown, keys: readonly string[], make: () => string): unknown {
  if (Array.isArray(value)) return value.map((one) => withIds(one, keys, make));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      keys.includes(key) && typeof inner === "string" ? make() : withIds(inner, keys, make),
    ]),
  );
}
