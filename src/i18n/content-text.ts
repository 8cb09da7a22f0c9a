import { textsOf } from "./dictionaries";

/** The texts of the default locale, for what the build draws in the language of the API description. Not for pages. */
export const text = textsOf((process.env.CONTENT_TEXTS ?? "").split(" "));
