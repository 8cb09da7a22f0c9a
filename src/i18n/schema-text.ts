import { contentTexts } from "./dictionaries";

/** Words of types, limits and conditions: in the articles of operations, and in the fields of the console. */
export const text = contentTexts("schema");
