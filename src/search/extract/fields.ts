import type { SchemaNode, SchemaPart } from "../../openapi/model";
import type { RecordDraft } from "../record";
import { ownFields, type OwnFields } from "./fields-of-schema";
import { htmlText } from "./html-sections";
import { placesOf } from "./operation-places";
import type { SourceOperation } from "./operations";

interface Found {
  kind: "parameter" | "field";
  name: string;
  content: string;
  /** The best place so far. */
  operation: SourceOperation;
  address: string;
  rank: number;
  operations: string[];
}

/** Lower is better: the body of a request says most of a field, an error's the least. */
function rankOf({ slug, method }: SourceOperation, address: string): number {
  const depth = address.split(".").length;
  const writes = /^create-/.test(slug) ? 0 : method === "PATCH" || method === "PUT" ? 8 : 16;
  if (address.startsWith("body")) return depth + writes;
  if (/^response-2/.test(address)) return depth + (/\bget-[^s]+$/.test(slug) ? 24 : 30);
  if (/^(path|query|header|cookie)\./.test(address)) return depth + (method === "GET" ? 20 : 22);
  return depth + 60;
}

const shown = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

function contentOf(schema: SchemaNode, descriptionHtml?: string): string {
  const about = htmlText(descriptionHtml || schema.descriptionHtml || "");
  const { enum: values = schema.items?.enum } = schema;
  const list = values?.map(({ value, description }) =>
    description ? `${shown(value)}: ${description}` : shown(value),
  );
  return [about, list?.join("; ")].filter(Boolean).join(" ");
}

/** Finds fields; one that several places share is found once, and knows all operations that have it. */
class FieldFinder {
  readonly found = new Map<string, Found>();
  private readonly own = new Map<string, OwnFields>();
  private readonly texts = new WeakMap<SchemaNode, string>();

  constructor(private readonly parts: ReadonlyMap<string, SchemaPart>) {}

  addOperation(operation: SourceOperation): void {
    const { parameters, schemas } = placesOf(operation);
    for (const { parameter, address } of parameters) {
      const { name, schema, descriptionHtml } = parameter;
      const text = contentOf(schema, descriptionHtml);
      this.add({ kind: "parameter", name, type: schema.type, text, operation, address });
    }
    const seen = new Set<string>();
    for (const { schema, address } of schemas) this.addSchema(schema, address, operation, seen);
  }

  private addSchema(
    schema: SchemaNode,
    root: string,
    operation: SourceOperation,
    seen: Set<string>,
  ): void {
    const waiting = [{ fields: ownFields(schema), at: root }];
    for (const { fields, at } of waiting) {
      for (const { name, path, schema: node } of fields.fields) {
        const text = this.texts.get(node) ?? contentOf(node);
        this.texts.set(node, text);
        const address = at + path;
        this.add({ kind: "field", name, type: node.type, text, operation, address });
      }
      for (const { key, path } of fields.parts)
        if (!seen.has(key)) {
          seen.add(key);
          waiting.push({ fields: this.partFields(key), at: at + path });
        }
    }
  }

  private partFields(key: string): OwnFields {
    const known = this.own.get(key) ?? ownFields(this.parts.get(key)?.below ?? {});
    this.own.set(key, known);
    return known;
  }

  private add(one: {
    kind: Found["kind"];
    name: string;
    type: string;
    text: string;
    operation: SourceOperation;
    address: string;
  }): void {
    const { kind, name, type, text, operation, address } = one;
    // Without a text of its own it is told apart by the subject that it belongs to.
    const key = [kind, name, type, text || operation.tagName].join("\n");
    const rank = rankOf(operation, address);
    const known = this.found.get(key);
    if (!known) {
      const { slug } = operation;
      this.found.set(key, {
        kind,
        name,
        content: text,
        operation,
        address,
        rank,
        operations: [slug],
      });
      return;
    }
    if (known.operations.at(-1) !== operation.slug) known.operations.push(operation.slug);
    if (rank < known.rank) Object.assign(known, { operation, address, rank });
  }
}

/** The address as it is read: `lines.quantity`; the first step says where, which the page shows. */
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
  const finder = new FieldFinder(new Map(parts.map((part) => [part.key, part])));
  for (const operation of operations) finder.addOperation(operation);
  return [...finder.found.values()].map((one) => {
    const { kind, name, content, operation, address, operations: slugs } = one;
    const path = readablePath(address) || name;
    return {
      kind,
      trail: [operation.tagName, operation.summary, path],
      content,
      route: operation.route,
      anchor: address,
      names: path === name ? [name] : [name, path],
      operations: slugs,
    };
  });
}
