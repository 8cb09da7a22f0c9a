import type { Translated } from "../dictionary";
import { sizeIn } from "../size";

/** How large files are, in Arabic. */
export const text: Translated<"sizes"> = {
  bytes: sizeIn(["بايت", "كيلوبايت", "ميغابايت"]),
};
