import type { SchemaNode, SchemaPart } from "../../openapi/schema-node";
import type { RecordDraft } from "../record";
import { fieldsBelowIn } from "./fields-of-schema";
import { htmlText } from "./html-sections";
import { placesOf } from "./operation-places";
import type { SourceOperation } from "./operation-drafts";

/** A parameter or field at one address. */
interface Place {
  kind: "parameter" | "field";
  name: string;
  type: string;
  text: string;
  operation: SourceOperation;
  address: string;
}

/** A field with its best place so far, and the slugs of all operations that have it. */
type Found = Place & { rank: number; operations: string[] };

/** Places in the order in which they say the most about a field, in steps of its path, which count 1 each. */
const placeRank = {
  createBody: 0,
  updateBody: 8,
  otherBody: 16,
  readParameter: 20,
  otherParameter: 22,
  responseOfOne: 24,
  otherResponse: 30,
  error: 60,
};

function placeOf({ slug, method }: SourceOperation, address: string): keyof typeof placeRank {
  if (address.startsWith("body")) {
    if (slug.startsWith("create-")) return "createBody";
    return method === "PATCH" || method === "PUT" ? "updateBody" : "otherBody";
  }
  if (address.startsWith("response-2"))
    return /\bget-[^s]+$/.test(slug) ? "responseOfOne" : "otherResponse";
  if (/^(path|query|header|cookie)\./.test(address))
    return method === "GET" ? "readParameter" : "otherParameter";
  return "error";
}

const shown = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

function contentOf(schema: SchemaNode, descriptionHtml?: string): string {
  const about = htmlText(descriptionHtml || schema.descriptionHtml || "");
  const { enum: values = schema.items?.enum } = schema;
  const list = values?.map(({ value, descriptionHtml: html }) =>
    html ? `${shown(value)}: ${htmlText(html).replace(/\.$/, "")}` : shown(value),
  );
  const text = [about, list?.join("; ")].filter(Boolean).join(" ");
  // Excerpts read as sentences.
  return /[\p{L}\p{N})]$/u.test(text) ? `${text}.` : text;
}

function* placesIn(
  operations: readonly SourceOperation[],
  parts: readonly SchemaPart[],
): Generator<Place> {
  const fieldsBelow = fieldsBelowIn(parts);
  const texts = new WeakMap<SchemaNode, string>();
  for (const operation of operations) {
    const { parameters, schemas } = placesOf(operation);
    for (const { parameter, address } of parameters) {
      const { name, schema, descriptionHtml } = parameter;
      const text = contentOf(schema, descriptionHtml);
      yield { kind: "parameter", name, type: schema.type, text, operation, address };
    }
    const seen = new Set<string>();
    for (const { schema: root, address: start } of schemas)
      for (const { name, schema, address } of fieldsBelow(root, start, seen)) {
        const text = texts.get(schema) ?? contentOf(schema);
        texts.set(schema, text);
        yield { kind: "field", name, type: schema.type, text, operation, address };
      }
  }
}

/** Makes one of a field that several places share. */
function mergePlaces(places: Iterable<Place>): Found[] {
  const found = new Map<string, Found>();
  for (const place of places) {
    const { kind, name, type, text, operation, address } = place;
    // Fields without a text are told apart by their entity.
    const key = [kind, name, type, text || operation.tagName].join("\n");
    const rank = address.split(".").length + placeRank[placeOf(operation, address)];
    const known = found.get(key);
    if (!known) {
      found.set(key, { ...place, rank, operations: [operation.slug] });
      continue;
    }
    if (known.operations.at(-1) !== operation.slug) known.operations.push(operation.slug);
    if (rank < known.rank) Object.assign(known, { operation, address, rank });
  }
  return [...found.values()];
}

/** The address for readers: `lines.quantity`, without the first step, which the page shows. */
function readablePath(address: string): string {
  const steps = address
    .replace(/~[^.]*/g, "")
    .split(".")
    .slice(1);
  return steps.map((step) => decodeURIComponent(step)).join(".");
}

/** Parameters and fields of all operations, those of shared schemas once. */
export function fieldDrafts(
  operations: readonly SourceOperation[],
  parts: readonly SchemaPart[],
): RecordDraft[] {
  const found = mergePlaces(placesIn(operations, parts));
  return found.map(({ kind, name, text, operation, address, operations: slugs }) => {
    const path = readablePath(address) || name;
    return {
      kind,
      trail: [operation.tagName, operation.summary, path],
      content: text,
      route: operation.route,
      anchor: address,
      names: path === name ? [name] : [name, path],
      operations: slugs,
    };
  });
}
