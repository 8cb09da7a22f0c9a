import { isObject, shownValue } from "../../../openapi/json";
import { parseJson } from "../parse-json";

/** How a body is edited and sent: as JSON, as URL-encoded fields, as parts of a multipart form, as text, or as a file. */
export function bodyKind(mediaType: string): "json" | "fields" | "parts" | "text" | "file" {
  const type = mediaType.toLowerCase();
  if (/[/+]json\b/.test(type)) return "json";
  if (/^multipart\//.test(type)) return "parts";
  if (/^application\/x-www-form-urlencoded\b/.test(type)) return "fields";
  if (/svg|xml|yaml|csv|^text\//.test(type)) return "text";
  return /octet-stream|pdf|zip|\*|^(image|audio|video|font)\//.test(type) ? "file" : "text";
}

/** True for a body whose text is JSON while it is edited. */
export const isWrittenAsJson = (mediaType: string): boolean =>
  ["json", "fields", "parts"].includes(bodyKind(mediaType));

/** True for a body that is sent as a form. */
export const isForm = (mediaType: string | undefined): boolean =>
  mediaType !== undefined && ["fields", "parts"].includes(bodyKind(mediaType));

/** The fields of a form's body; a list becomes several fields of the same name. */
export function formFields(body: string): [name: string, value: string][] {
  const fields = parseJson(body);
  if (!isObject(fields)) return [];
  return Object.entries(fields).flatMap(([name, given]) =>
    (Array.isArray(given) ? (given as unknown[]) : [given]).map((value): [string, string] => [
      name,
      shownValue(value),
    ]),
  );
}
