/** Texts for types, in articles of operations and in fields of the console. */
export const text = {
  any: "any",
  nothing: "nothing",
  oneOf: "one of",
  anyOf: "any of",
  tuple: "tuple",
  array: "array",
  arrayOf: (element: string) => `array of ${element}`,
  map: "map",
  mapOf: (element: string) => `map of ${element}`,
  or: (names: readonly string[]) => names.join(" or "),
};
