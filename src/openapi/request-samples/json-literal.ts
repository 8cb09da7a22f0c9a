import { parseJson } from "../../config/parse-json";

/** True for a body that languages can write as a value instead of a text. */
export function isJsonBody({ mediaType, text }: { mediaType: string; text: string }): boolean {
  return /[/+]json\b/i.test(mediaType) && parseJson(text) !== undefined;
}

/** A value of several lines, indented except for the first. */
export const indentedValue = (text: string, by: string) => text.trim().replaceAll("\n", `\n${by}`);
