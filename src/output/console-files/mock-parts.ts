import { groupBy } from "../../config/group-by";
import { schemaPointers } from "../../mock/schema-pointers";
import { operationPlaces } from "../../mock/mock-operations";
import type { Catalog } from "../../mock/world";
import { isObject, objectAt, type JsonObject } from "../../openapi/json";
import { createReferences } from "../../openapi/references";

/** A part of an API: the operations whose paths begin alike, or what several of them share. */
type Domain = string;

/** What more than one domain needs. */
export const shared: Domain = "";

/** The answers that refuse, of all domains: asked for by `Sandbox-Answer` alone. */
const refusals: Domain = "!";

/** `/items/{itemId}` belongs to `items`. */
export const domainOf = (path: string): Domain => path.split("/")[1] ?? shared;

/** The names in each domain. */
const grouped = (domains: ReadonlyMap<string, Domain>): Map<Domain, string[]> =>
  groupBy([...domains.keys()], (name) => [domains.get(name) ?? shared]);

/**
 * Takes the examples of bodies and answers out of a description, which keeps a reference in the place of each list. By
 * domain: the lists by the names in those references.
 */
export function takeExamples(document: JsonObject): Map<Domain, JsonObject> {
  const domains = new Map<Domain, JsonObject>();
  const { follow } = createReferences(document);
  let taken = 0;
  const take = (holder: unknown, domain: Domain) => {
    for (const written of Object.values(objectAt(follow(holder).target, "content"))) {
      const media = follow(written).target;
      if (!isObject(media) || !isObject(media.examples) || "$ref" in media.examples) continue;
      const name = (taken++).toString(36);
      const list = Object.entries(media.examples).map(([key, one]) => [key, follow(one).target]);
      domains.set(domain, { ...domains.get(domain), [name]: Object.fromEntries(list) });
      media.examples = { $ref: `#/components/examples/${name}` };
    }
  };
  for (const { path, method } of operationPlaces(document)) {
    const operation = objectAt(objectAt(objectAt(document, "paths"), path), method.toLowerCase());
    take(operation.requestBody, domainOf(path));
    for (const [status, response] of Object.entries(objectAt(operation, "responses")))
      take(response, /^[45]/.test(status) ? refusals : domainOf(path));
  }
  return domains;
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
