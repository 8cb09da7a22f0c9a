import { groupBy } from "../../content/blog/group-by";
import { schemaPointers } from "../../mock/schema-pointers";
import { operationPlaces } from "../../mock/mock-operations";
import type { Catalog } from "../../mock/world";
import { isObject, objectAt, type JsonObject } from "../../openapi/json";
import { valueAt } from "../../openapi/value-at";

/** A part of an API: the operations whose paths begin alike, or what several of them share. */
type Domain = string;

/** What more than one domain needs. */
export const shared: Domain = "";

/** The answers that refuse, of all domains: asked for by `Sandbox-Answer` alone. */
const refusals: Domain = "!";

/** `/items/{itemId}` belongs to `items`. */
export const domainOf = (path: string): Domain => path.split("/")[1] ?? shared;

const examples = "#/components/examples/";

/** The names in each domain. */
const grouped = (domains: ReadonlyMap<string, Domain>): Map<Domain, string[]> =>
  groupBy([...domains.keys()], (name) => [domains.get(name) ?? shared]);

/** The shared examples that a part of a description refers to, through components that are no schemas. */
function examplesIn(value: unknown, document: JsonObject, found: Set<string>): Set<string> {
  if (Array.isArray(value)) for (const one of value) examplesIn(one, document, found);
  if (!isObject(value)) return found;
  const { $ref } = value;
  if (typeof $ref === "string" && $ref.startsWith(examples)) found.add($ref.slice(examples.length));
  else if (typeof $ref === "string" && !$ref.startsWith("#/components/schemas/"))
    examplesIn(valueAt(document, $ref), document, found);
  for (const [key, inner] of Object.entries(value))
    if (key !== "schema") examplesIn(inner, document, found);
  return found;
}

/** The names of the shared examples by domain; each is in one. */
export function exampleDomains(document: JsonObject): Map<Domain, string[]> {
  const domains = new Map<string, Domain>();
  for (const { path, method } of operationPlaces(document)) {
    const operation = objectAt(objectAt(objectAt(document, "paths"), path), method.toLowerCase());
    const responses = objectAt(operation, "responses");
    for (const [status, response] of Object.entries(responses))
      for (const name of examplesIn(response, document, new Set()))
        if (/^[45]/.test(status)) domains.set(name, refusals);
        else if (!domains.has(name)) domains.set(name, domainOf(path));
    for (const name of examplesIn(operation.requestBody, document, new Set()))
      if (!domains.has(name)) domains.set(name, domainOf(path));
  }
  return grouped(domains);
}

/** The schemas that the mock checks, by domain: their pointers. */
export function schemaDomains(catalog: Catalog): Map<Domain, string[]> {
  const { operations, collections } = catalog;
  const domains = new Map<string, Domain>(
    collections.map(({ root, pointer }) => [pointer, domainOf(root)]),
  );
  const pointersOf = (some: typeof operations) =>
    schemaPointers({ ...catalog, operations: some, collections: [] });
  for (const pointer of pointersOf([])) domains.set(pointer, shared);
  const own = new Set(domains.keys());
  for (const operation of operations)
    for (const pointer of pointersOf([operation])) {
      const domain = domainOf(operation.path);
      if (!own.has(pointer))
        domains.set(pointer, (domains.get(pointer) ?? domain) === domain ? domain : shared);
    }
  return grouped(domains);
}
