import { objectAt, type JsonObject } from "../json";
import type { References } from "../references";

function answersWithEtag(operation: unknown, references: References): boolean {
  return Object.entries(objectAt(operation, "responses")).some(([status, response]) => {
    if (!status.startsWith("2")) return false;
    const headers = objectAt(references.followObject(response), "headers");
    return Object.keys(headers).some((name) => name.toLowerCase() === "etag");
  });
}

/** The path of the record that an operation is about, among those that GET answers with an ETag. */
export function recordPath(
  path: string,
  description: JsonObject,
  references: References,
): string | undefined {
  const paths = objectAt(description, "paths");
  const segments = path.split("/");
  const above = segments.map((_, dropped) => segments.slice(0, segments.length - dropped));
  return above
    .map((kept) => kept.join("/"))
    .find((one) =>
      answersWithEtag(objectAt(references.followObject(paths[one]), "get"), references),
    );
}
