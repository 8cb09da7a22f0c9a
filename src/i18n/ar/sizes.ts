import type { Translated } from "../dictionary";
import { sizeIn } from "../size";
import { locale } from "./counts";

/** How large files are, in Arabic. */
export const text: Translated<"sizes"> = {
  bytes: sizeIn(locale, ["بايت", "كيلوبايت", "ميغابايت"]),
};
