import type { Translated } from "../dictionary";

/** Texts for types, in Arabic. Names of types are JSON Schema's. */
export const text: Translated<"schema"> = {
  any: "أي شيء",
  nothing: "لا شيء",
  oneOf: "واحد من",
  anyOf: "أي من",
  tuple: "صف مرتب",
  array: "قائمة",
  arrayOf: (element) => `قائمة من ${element}`,
  map: "خريطة",
  mapOf: (element) => `خريطة من ${element}`,
  or: (names) => names.join(" أو "),
};
