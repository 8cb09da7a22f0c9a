import { objectsAt, type JsonObject } from "../openapi/json";
import { success } from "./record-responses";
import { fieldsIn, type CheckedRequest } from "./check-request";
import { memberFields, type Collection } from "./collections";
import { complete } from "./complete-records";
import type { MockRecord, MockResponse } from "./model";
import { move } from "./move";
import { answerExamples } from "./mock-operations";
import { codesOf, refuse } from "./problems";
import { repair } from "./repair";
import type { World } from "./world";

/** A step of the line with the scanned barcode. */
export function scan(request: CheckedRequest, collection: Collection, world: World): MockResponse {
  const { operation } = request;
  const fields = fieldsIn(request);
  const texts = new Set(Object.values(fields).filter((value) => typeof value === "string"));
  for (const field of memberFields(collection.schema, world.reader))
    for (const record of world.store.list(collection.root)) {
      const line = objectsAt(record, field.name).find(({ barcode }) =>
        texts.has(barcode as string),
      );
      if (!line) continue;
      const copy = structuredClone(record);
      move(collection, copy, operation, world, {
        moved: new Map([[String(line.id), fields.quantity]]),
        strict: false,
        now: world.now(),
      });
      world.store.put(collection.root, copy);
      const moved = objectsAt(copy, field.name).find(({ id }) => id === line.id);
      return composeScan(request, collection, copy, moved ?? line, world);
    }
  const code = codesOf(operation, 409).find((known) => /not-recognized/.test(known));
  return refuse(409, code ?? "not-found", "Nothing matches the scanned code.");
}

function composeScan(
  request: CheckedRequest,
  collection: Collection,
  record: MockRecord,
  line: JsonObject,
  world: World,
): MockResponse {
  const { operation } = request;
  const { content } = operation.success;
  if (!content) return success(operation, undefined);
  const examples = answerExamples(operation);
  const like =
    examples.find(({ actionTaken }) =>
      String(line.status).startsWith(String(actionTaken).slice(0, 5)),
    ) ?? examples[0];
  const lineNames = memberFields(collection.schema, world.reader).map((field) =>
    world.reader.nameOf(field.schema.items),
  );
  const lineField = world.reader
    .fields(content.schema)
    .find(({ component }) => component !== undefined && lineNames.includes(component));
  const given = {
    [collection.parameter]: record.id,
    ...(lineField && { [lineField.name]: line }),
    ...(record.documentNumber !== undefined && { documentNumber: record.documentNumber }),
  };
  const around = { patterns: like ? [like] : [], sources: [record] };
  const body = { ...like, ...complete(content.schema, given, around, world) };
  repair(content.pointer, content.schema, body, like, world);
  return success(operation, body, { record });
}
