import { listAt, objectAt, textAt } from "../openapi/json";
import { stateMachineOf, type StateMachine } from "../openapi/state-machine";
import { idShape } from "./ids";
import type { Operation } from "./operations";
import type { Field, SchemaReader } from "./schema-reader";

/** Records of one kind: what is listed at a path and stands one segment below it. */
export interface Collection {
  /** Path of the list: `/sales-orders`, `/items/{itemId}/uoms`. */
  root: string;
  /** Name of the path parameter with the id. */
  parameter: string;
  schema: unknown;
  pointer: string;
  component?: string;
  idShape?: { prefix: string; length: number };
  machine?: StateMachine;
}

const parameterAtEnd = /^(.+)\/\{([^}]+)\}$/;

/** The schema of the rows of a list answer; undefined for other answers. */
export function rowSchema(operation: Operation, reader: SchemaReader): unknown {
  if (operation.method !== "GET" || !operation.success.content) return undefined;
  const { schema } = reader.resolve(operation.success.content.schema);
  const { data, page } = objectAt(schema, "properties");
  return data && page ? reader.items(data) : undefined;
}

/** The state machine of a record or line: that of its status field. */
export function machineOf(schema: unknown, reader: SchemaReader): StateMachine | undefined {
  const field = reader.fields(schema).find(({ name }) => name === "status");
  return field && stateMachineOf(field.schema);
}

/** The arrays of objects with an id in a record: lines, operations, contacts. */
export function memberFields(schema: unknown, reader: SchemaReader, value?: unknown): Field[] {
  return reader
    .fields(schema, value)
    .filter(
      (field) =>
        field.type === "array" &&
        reader.fields(field.schema.items).some(({ name }) => name === "id"),
    );
}

/** The collections of a description; lists of the lines of a record are none. */
export function findCollections(
  operations: readonly Operation[],
  reader: SchemaReader,
): Collection[] {
  const at = (path: string, method: string) =>
    operations.find((operation) => operation.path === path && operation.method === method);
  const roots = new Map<string, string>();
  for (const { path } of operations) {
    const [, root, parameter] = parameterAtEnd.exec(path) ?? [];
    if (root && parameter && (at(root, "POST") ?? at(root, "GET"))) roots.set(root, parameter);
  }
  const found: Collection[] = [];
  for (const [root, parameter] of [...roots].sort(
    ([a], [b]) => a.split("/").length - b.split("/").length,
  )) {
    const one =
      at(`${root}/{${parameter}}`, "GET") ??
      at(root, "POST") ??
      at(`${root}/{${parameter}}`, "PATCH");
    const list = at(root, "GET");
    const content = one?.success.content;
    const schema = content?.schema ?? (list && rowSchema(list, reader));
    if (schema === undefined) continue;
    const component = reader.nameOf(schema);
    const owner = ownerOf(root, found)?.schema;
    const isMembers =
      owner !== undefined &&
      memberFields(owner, reader).some((field) => reader.nameOf(field.schema.items) === component);
    if (isMembers) continue;
    const id = reader.fields(schema).find(({ name }) => name === "id");
    const shape = idShape(textAt(id?.schema, "pattern") ?? "");
    const machine = machineOf(schema, reader);
    found.push({
      root,
      parameter,
      schema,
      pointer: content?.pointer ?? textAt(schema, "$ref") ?? "",
      ...(component && { component }),
      ...(shape && { idShape: shape }),
      ...(machine && { machine }),
    });
  }
  return found;
}

/** The collection below whose records a path stands: the longest that fits. */
export function ownerOf(path: string, collections: readonly Collection[]): Collection | undefined {
  return collections
    .filter(({ root, parameter }) => path.startsWith(`${root}/{${parameter}}/`))
    .sort((a, b) => b.root.length - a.root.length)[0];
}

/** True for a status that nothing leaves. */
export function isTerminal(machine: StateMachine | undefined, status: unknown): boolean {
  return machine?.states.find(({ name }) => name === status)?.terminal === true;
}

/** All named response and row examples of an operation: records that the description shows. */
export function exampleRecords(operation: Operation): unknown[] {
  const values = operation.success.content?.examples.map(({ value }) => value) ?? [];
  return values.flatMap((value) =>
    listAt(value, "data").length ? listAt(value, "data") : [value],
  );
}
