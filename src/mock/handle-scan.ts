import { isObject, type JsonObject } from "../openapi/json";
import { success } from "./answers";
import type { CheckedRequest } from "./check-request";
import { memberFields, type Collection } from "./collections";
import { complete } from "./complete-records";
import type { MockRecord, MockResponse } from "./model";
import { move } from "./move";
import { documentedCode, refuse } from "./problems";
import { repair } from "./repair";
import type { World } from "./world";

/** One step of a line that is found by what was scanned. */
export function scan(request: CheckedRequest, collection: Collection, world: World): MockResponse {
  const { operation, body } = request;
  const texts = new Set(
    Object.values(isObject(body) ? body : {}).filter((value) => typeof value === "string"),
  );
  for (const field of memberFields(collection.schema, world.reader))
    for (const record of world.store.list(collection.root)) {
      const lines = Array.isArray(record[field.name])
        ? (record[field.name] as unknown[]).filter(isObject)
        : [];
      const line = lines.find((one) => texts.has(one.barcode as string));
      if (!line) continue;
      const copy = structuredClone(record);
      move(collection, copy, operation, world, {
        moved: new Map([[String(line.id), isObject(body) ? body.quantity : undefined]]),
        strict: false,
        now: world.now(),
      });
      world.store.put(collection.root, copy);
      const moved = (copy[field.name] as unknown[])
        .filter(isObject)
        .find(({ id }) => id === line.id);
      return composeScan(request, collection, copy, moved ?? line, world);
    }
  return refuse(
    409,
    documentedCode(operation, 409, (code) => /not-recognized/.test(code)) ?? "not-found",
    "Nothing has the scanned code.",
  );
}

function composeScan(
  request: CheckedRequest,
  collection: Collection,
  record: MockRecord,
  line: JsonObject,
  world: World,
): MockResponse {
  const { content } = request.operation.success;
  if (!content) return success(request.operation, undefined);
  const examples = content.examples.map(({ value }) => value).filter(isObject);
  const like =
    examples.find(({ actionTaken }) =>
      String(line.status).startsWith(String(actionTaken).slice(0, 5)),
    ) ?? examples[0];
  const member = memberFields(collection.schema, world.reader).map((field) =>
    world.reader.nameOf(field.schema.items),
  );
  const own = world.reader
    .fields(content.schema)
    .find(({ component }) => component !== undefined && member.includes(component));
  const body = {
    ...like,
    ...complete(
      content.schema,
      {
        [collection.parameter]: record.id,
        ...(own && { [own.name]: line }),
        ...(record.documentNumber !== undefined && { documentNumber: record.documentNumber }),
      },
      { patterns: like ? [like] : [], sources: [record] },
      world,
    ),
  };
  repair(content.pointer, content.schema, body, like, world);
  return success(request.operation, body, { record });
}
