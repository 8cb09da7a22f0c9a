import { isObject, objectAt, objectsAt, textAt, type JsonObject } from "../json";
import type { AcceptedRequest } from "./accepted-request";

/** Content of a file until the reader chooses one. */
const fileText = "Example";

function fill(list: unknown, holder: string, place: string, values: AcceptedRequest["parameters"]) {
  for (const one of objectsAt(list, holder)) {
    const value = values[`${place}.${textAt(one, "key") ?? ""}`];
    if (value === undefined || value === "") continue;
    one.value = value;
    delete one.disabled;
  }
}

/** A form's fields; a file is a field of the kind that opens a dialog, with a name and some content until then. */
function fillForm(body: JsonObject, values: unknown, files: readonly string[]): void {
  for (const field of objectsAt(body, "formdata")) {
    const key = textAt(field, "key") ?? "";
    const value = objectAt({ values }, "values")[key];
    if (value !== undefined)
      field.value = typeof value === "string" ? value : JSON.stringify(value);
    else if (isObject(values)) field.disabled = true;
    if (!files.includes(key)) continue;
    const accepted = textAt(field, "contentType")?.split(/,\s*/) ?? [];
    const fileName = typeof value === "string" ? value : "example.txt";
    const mediaType = accepted.find((type) => type.endsWith(`/${fileName.split(".").pop()}`));
    Object.assign(field, { type: "file", fileName, value: fileText });
    field.contentType = mediaType ?? accepted[0] ?? "application/octet-stream";
  }
}

/** Gives a request of a Postman collection the values of one that succeeds. */
export function fillRequest(
  request: JsonObject,
  { parameters, mediaType, body }: AcceptedRequest,
  files: readonly string[],
): void {
  const url = objectAt(request, "url");
  fill(url, "variable", "path", parameters);
  fill(url, "query", "query", parameters);
  fill(request, "header", "header", parameters);
  const own = objectAt(request, "body");
  if (own.mode === "formdata") fillForm(own, body, files);
  if (own.mode !== "raw" || body === undefined) return;
  const isJson = /[/+]json\b/.test(mediaType ?? "json");
  own.raw = isJson || typeof body !== "string" ? JSON.stringify(body, null, 2) : body;
}
