import { isObject } from "../../../openapi/json";

/** How a body of a media type is written: by its schema, as fields of a form, as a text, or as a file that is chosen. */
export type BodyKind = "json" | "fields" | "parts" | "text" | "file";

/** Tells how a body is written. */
export function bodyKind(mediaType: string): BodyKind {
  const type = mediaType.toLowerCase();
  if (/[/+]json\b/.test(type)) return "json";
  if (/^multipart\//.test(type)) return "parts";
  if (/^application\/x-www-form-urlencoded\b/.test(type)) return "fields";
  if (/svg|xml|yaml|csv|^text\//.test(type)) return "text";
  return /octet-stream|pdf|zip|\*|^(image|audio|video|font)\//.test(type) ? "file" : "text";
}

/** True for a body whose text is JSON while it is filled in. */
export const isWrittenAsJson = (mediaType: string): boolean =>
  ["json", "fields", "parts"].includes(bodyKind(mediaType));

/** True for a body that is sent as the fields of a form. */
export const isForm = (mediaType: string | undefined): boolean =>
  mediaType !== undefined && ["fields", "parts"].includes(bodyKind(mediaType));

/** The fields of a form's body; a list is several fields of one name. */
export function formFields(body: string | undefined): [name: string, value: string][] {
  let value: unknown;
  try {
    value = JSON.parse(body ?? "{}");
  } catch {
    return [];
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, given]) =>
    (Array.isArray(given) ? (given as unknown[]) : [given]).map((one): [string, string] => [
      name,
      typeof one === "string" ? one : JSON.stringify(one),
    ]),
  );
}
