import { en } from "make-plural/cardinals";
import { countIn } from "../count";

export const locale = "en-US";

/** A number of things in English. */
export const count = countIn(locale, en);
