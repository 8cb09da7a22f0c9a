import { createHash } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Makes ids that are the same in every build: the seed decides which, and in which order. */
export function stableIds(seed: string) {
  let count = 0;
  const next = () => createHash("sha256").update(`${seed} ${count++}`).digest();
  return {
    uuid: () =>
      next()
        .toString("hex")
        .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-a$4-$5"),
    /** 21 letters and digits, as Bruno has them. */
    short: () => [...next().subarray(0, 21)].map((byte) => letters[byte % letters.length]).join(""),
  };
}

/** Replaces every text under one of `keys`. */
export function withIds(value: unknown, keys: readonly string[], make: () => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withIds(item, keys, make));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      keys.includes(key) && typeof inner === "string" ? make() : withIds(inner, keys, make),
    ]),
  );
}
