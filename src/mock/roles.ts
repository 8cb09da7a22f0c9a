import { memberFields, ownerOf, rowSchema, type Collection } from "./collections";
import type { Operation } from "./mock-operations";
import type { Field, SchemaReader } from "./schema-reader";

/** What an operation does to one line or contact of a record. */
export interface MemberRole {
  kind: "member-read" | "member-update" | "member-delete" | "member-action";
  owner: Collection;
  field: Field;
  parameter: string;
}

/** What an operation does to records, derived from its method, path, and response. */
export type Role =
  | { kind: "list" | "create" | "bulk"; of: Collection }
  | { kind: "read" | "update" | "delete"; of: Collection }
  | { kind: "lookup"; of: Collection; parameter: string }
  /** Records of another kind that belong to a record: the lots of an item. */
  | { kind: "belongings"; owner: Collection; of: Collection }
  | { kind: "members" | "member-create"; owner: Collection; field: Field }
  | MemberRole
  /** An object of a record: the billing address of a customer (a field), or something stored beside the record. */
  | { kind: "part"; owner: Collection; field?: Field }
  | { kind: "action"; owner: Collection }
  | { kind: "view"; owner?: Collection }
  | { kind: "singleton" };

/** What roles are derived from. */
interface Description {
  operations: readonly Operation[];
  collections: readonly Collection[];
  reader: SchemaReader;
}

/** `billing-address` → `billingAddress` */
export const camelCase = (segment: string) =>
  segment.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const nameIn = (segment: string | undefined) => /^\{(.+)\}$/.exec(segment ?? "")?.[1];

function belowRecord(operation: Operation, owner: Collection, description: Description): Role {
  const { method, path, success } = operation;
  const { collections, operations, reader } = description;
  const [segment = "", second, third] = path
    .slice(`${owner.root}/{${owner.parameter}}/`.length)
    .split("/");
  const answer = success.content && reader.nameOf(success.content.schema);
  const rows = rowSchema(operation, reader);
  const rowName = rows === undefined ? undefined : reader.nameOf(rows);

  const named = reader.field(owner.schema, camelCase(segment));
  const members = named?.type === "object" ? [] : memberFields(owner.schema, reader);
  const parameter = nameIn(second);
  const nameOfMember = (field: Field) => reader.nameOf(field.schema.items);
  const ofAnswer = members.find((field) => [rowName, answer].includes(nameOfMember(field)));
  const member =
    members.find(({ name }) => name === camelCase(segment)) ??
    ofAnswer ??
    (parameter ? members[0] : undefined);
  if (parameter && member) {
    const kind = third ? "action" : kindOf(method);
    return { kind: `member-${kind}`, owner, field: member, parameter };
  }
  if (rows !== undefined) {
    if (member && nameOfMember(member) === rowName)
      return { kind: "members", owner, field: member };
    const of = collections.find(
      ({ component }) => component !== undefined && component === rowName,
    );
    return of ? { kind: "belongings", owner, of } : { kind: "view", owner };
  }
  if (member && method === "POST" && ofAnswer === member)
    return { kind: "member-create", owner, field: member };
  if (method !== "GET" && answer === owner.component) return { kind: "action", owner };
  const isAlone = operations.every((other) => other === operation || other.path !== path);
  if (!isAlone) return { kind: "part", owner, ...(named && { field: named }) };
  return method === "GET" ? { kind: "view", owner } : { kind: "action", owner };
}

function atTop(operation: Operation, { collections, operations, reader }: Description): Role {
  const { method, path, success } = operation;
  const answer = success.content && reader.nameOf(success.content.schema);
  const parameter = nameIn(path.split("/").at(-1));
  const of = collections.find(({ component }) => component !== undefined && component === answer);
  if (method === "GET" && parameter && of) return { kind: "lookup", of, parameter };
  const above = collections.find(({ root }) => path.startsWith(`${root}/`));
  if (method !== "GET" && above) return { kind: "bulk", of: above };
  const siblings = operations.filter((other) => other.path === path);
  return siblings.length > 1 ? { kind: "singleton" } : { kind: "view" };
}

const kindOf = (method: string) =>
  method === "GET" ? "read" : method === "DELETE" ? "delete" : "update";

/** Derives the role of an operation. */
export function roleOf(operation: Operation, description: Description): Role {
  const { method, path } = operation;
  const { collections } = description;
  if (method === "HEAD" || method === "OPTIONS") return { kind: "view" };
  const listed = collections.find(({ root }) => root === path);
  if (listed) return { kind: method === "GET" ? "list" : "create", of: listed };
  const of = collections.find(({ root, parameter }) => `${root}/{${parameter}}` === path);
  if (of) return { kind: kindOf(method), of };
  const owner = ownerOf(path, collections);
  return owner ? belowRecord(operation, owner, description) : atTop(operation, description);
}
