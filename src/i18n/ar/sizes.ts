import type { Translated } from "../dictionary";
import { sizeIn } from "../size";

/** Texts for file sizes, in Arabic. */
export const text: Translated<"sizes"> = {
  bytes: sizeIn(["بايت", "كيلوبايت", "ميغابايت"]),
};
