import { objectsAt, pick, textAt, type JsonObject } from "../../openapi/json";
import type { World } from "../world";
import type { Rules } from "./rule";

/** The kinds of parties that have collections of their own, with the fields of a kind. */
const kinds = [
  ["customer", "/customers", ["currency", "paymentTermId"]],
  ["vendor", "/vendors", ["currency", "paymentTermId"]],
  ["employee", "/employees", ["departmentId"]],
] as const;

const shared = new Set([
  "id",
  "number",
  "email",
  "phone",
  "createdAt",
  "createdBy",
  "updatedAt",
  "updatedBy",
]);

/** Customers, vendors, and employees as rows of one list, with the other parties. */
function parties({ store }: World): JsonObject[] {
  const own = store.list("/entities");
  const known = new Set(own.map(({ id }) => id));
  const others = kinds.flatMap(([partyType, root, fields]) =>
    store
      .list(root)
      .filter(({ id }) => !known.has(id))
      .map((record): JsonObject => {
        const names: readonly string[] = fields;
        const fullName = [record.firstName, record.lastName].filter(Boolean).join(" ");
        const isNamed = record.status === "active" || record.status === "on_hold";
        return {
          ...pick(record, (name) => shared.has(name) || names.includes(name)),
          partyType,
          name: record.name ?? fullName,
          status: isNamed ? "active" : "inactive",
          taxNumber: textAt(objectsAt(record, "taxRegistrations")[0], "number") ?? null,
        };
      }),
  );
  return [...others, ...own];
}

/** All parties in one list. */
export const partyRules: Rules = {
  "get-party-list": { answer: ({ world }) => parties(world) },
};
