import { isObject, listAt, objectAt, textAt, type JsonObject } from "../openapi/json";
import { stateMachineOf, type StateMachine } from "../openapi/state-machine";
import { idShape, type IdShape } from "./ids";
import { withLazy } from "./lazy";
import { answerExamples, type Operation } from "./mock-operations";
import type { Field, SchemaReader } from "./schema-reader";

/** Records of one kind: listed at one path, and each addressed one segment below. */
export interface Collection {
  /** Path of the list: `/sales-orders`, `/items/{itemId}/uoms`. */
  root: string;
  /** Name of the path parameter with a record's id. */
  parameter: string;
  schema: unknown;
  pointer: string;
  component?: string;
  idShape?: IdShape;
  /** Read when it is first asked for. */
  machine: StateMachine | undefined;
  /** Ids of the operations that move its records or their lines to another status. Read when first asked for. */
  movedBy: readonly string[];
}

/** A collection as files have it. */
export type WrittenCollection = Omit<Collection, "machine">;

const parameterAtEnd = /^(.+)\/\{([^}]+)\}$/;

/** The schema of a list response's rows; undefined for other responses. */
export function rowSchema(operation: Operation, reader: SchemaReader): unknown {
  if (operation.method !== "GET" || !operation.success.content) return undefined;
  const { schema } = reader.resolve(operation.success.content.schema);
  const { data, page } = objectAt(schema, "properties");
  return data && page ? reader.items(data) : undefined;
}

/** The state machine of a record's or line's status. */
export function machineOf(schema: unknown, reader: SchemaReader): StateMachine | undefined {
  return stateMachineOf(reader.field(schema, "status")?.schema);
}

/** The fields of a record with lists of objects that have ids: lines, operations, contacts. */
export function memberFields(schema: unknown, reader: SchemaReader, value?: unknown): Field[] {
  return reader
    .fields(schema, value)
    .filter((field) => field.type === "array" && reader.field(field.schema.items, "id"));
}

function moversOf(schema: unknown, reader: SchemaReader): string[] {
  const lines = memberFields(schema, reader).map((field) => field.schema.items);
  const machines = [schema, ...lines].map((one) => machineOf(one, reader));
  const ids = machines.flatMap(
    (machine) => machine?.transitions.map(({ operationId }) => operationId) ?? [],
  );
  return [...new Set(ids)];
}

/** A collection that was found before. */
export function readCollection(
  written: Omit<WrittenCollection, "movedBy"> & Partial<WrittenCollection>,
  reader: SchemaReader,
): Collection {
  const { schema, movedBy } = written;
  const collection = withLazy({ ...written }, "machine", () => machineOf(schema, reader));
  return withLazy(collection, "movedBy", () => movedBy ?? moversOf(schema, reader));
}

/** The collections of a description. Lists of a record's lines do not count. */
export function findCollections(
  operations: readonly Operation[],
  reader: SchemaReader,
): Collection[] {
  const byCall = new Map(operations.map((one) => [`${one.method} ${one.path}`, one]));
  const at = (path: string, method: string) => byCall.get(`${method} ${path}`);
  const roots = new Map<string, string>();
  for (const { path } of operations) {
    const [, root, parameter] = parameterAtEnd.exec(path) ?? [];
    if (root && parameter && (at(root, "POST") ?? at(root, "GET"))) roots.set(root, parameter);
  }
  const depth = (root: string) => root.split("/").length;
  const found: Collection[] = [];
  for (const [root, parameter] of [...roots].sort(([a], [b]) => depth(a) - depth(b))) {
    const path = `${root}/{${parameter}}`;
    const list = at(root, "GET");
    const content = (at(path, "GET") ?? at(root, "POST") ?? at(path, "PATCH"))?.success.content;
    const schema = content?.schema ?? (list && rowSchema(list, reader));
    if (schema === undefined) continue;
    const component = reader.nameOf(schema);
    const owner = ownerOf(root, found)?.schema;
    const isMembers =
      owner !== undefined &&
      memberFields(owner, reader).some((field) => reader.nameOf(field.schema.items) === component);
    if (isMembers) continue;
    const written = {
      root,
      parameter,
      schema,
      pointer: content?.pointer ?? textAt(schema, "$ref") ?? "",
      component,
      idShape: idShape(reader.field(schema, "id")?.schema),
    };
    found.push(readCollection(written, reader));
  }
  return found;
}

/** The collection whose records a path is below: the longest match. */
export function ownerOf(path: string, collections: readonly Collection[]): Collection | undefined {
  return collections
    .filter(({ root, parameter }) => path.startsWith(`${root}/{${parameter}}/`))
    .sort((a, b) => b.root.length - a.root.length)[0];
}

/** True for a status without transitions. */
export function isTerminal(machine: StateMachine | undefined, status: unknown): boolean {
  return machine?.states.find(({ name }) => name === status)?.terminal === true;
}

/** The records in an operation's examples: the rows of lists, or whole responses. */
export const exampleRecords = (operation: Operation): JsonObject[] =>
  answerExamples(operation).flatMap((value) => {
    const rows = listAt(value, "data");
    return rows.length ? rows.filter(isObject) : [value];
  });
