import { formatAddress, parseAddress, type FieldAddress } from "./field-address";
import { didYouMean } from "../../problems/did-you-mean";
import {
  jsonSchemaOf,
  responseFor,
  type Contract,
  type ContractOperation,
} from "../snippets/contract";
import { choiceOf, fieldsOf } from "../snippets/schema-choices";
import { isObject, listAt, textAt } from "../../openapi/json";

/** Bounds for schemas that contain themselves. */
const [deepestList, deepestChoice] = [5, 6];

interface WrongAddress {
  cause: string;
  /** The closest address that exists. */
  near?: string;
}

/** Schemas and their list items, through lists of lists. */
function throughLists(schemas: readonly unknown[], contract: Contract, depth = 0): unknown[] {
  const { items } = fieldsOf(schemas, undefined, contract.follow);
  return items.length && depth < deepestList
    ? [...schemas, ...throughLists(items, contract, depth + 1)]
    : [...schemas];
}

/** The schemas of variants by discriminator value, or by number if there is no discriminator. */
function variantsIn(schemas: readonly unknown[], contract: Contract): Map<string, unknown> {
  const kinds = new Map<string, unknown>();
  const look = (given: unknown, depth: number): void => {
    const schema = contract.follow(given);
    if (!isObject(schema) || depth > deepestChoice) return;
    const { property, options = [] } = choiceOf(schema) ?? {};
    options.forEach(({ label, schema: option }, index) => {
      if (options.length === 1) look(option, depth + 1);
      else kinds.set(property ? (label ?? nameOf(option)) : String(index + 1), option);
    });
    listAt(schema, "allOf").forEach((part) => look(part, depth + 1));
  };
  schemas.forEach((schema) => look(schema, 0));
  return kinds;
}

function nameOf(schema: unknown): string {
  return textAt(schema, "$ref")?.split("/").at(-1) ?? "";
}

/** The first variant with a field that other variants, and the schema outside the choice, lack. */
function onlyVariantWith(
  name: string,
  schemas: readonly unknown[],
  contract: Contract,
): string | undefined {
  const { follow } = contract;
  if (fieldsOf(schemas, undefined, follow, "without choices").properties.has(name))
    return undefined;
  const kinds = [...variantsIn(schemas, contract)];
  const has = ([, kind]: [string, unknown]) =>
    fieldsOf([kind], undefined, follow).properties.has(name);
  return kinds.every(has) ? undefined : kinds.find(has)?.[0];
}

/** Follows names from some schemas; undefined if all exist. */
function walk(
  schemas: readonly unknown[],
  names: readonly string[],
  done: FieldAddress,
  contract: Contract,
): WrongAddress | undefined {
  const [name, ...rest] = names;
  if (name === undefined) return undefined;
  const here = throughLists(schemas, contract);
  const at = { ...done, names: [...done.names, name] };
  const suggest = (...others: string[]) =>
    formatAddress({ ...done, names: [...done.names, ...others, ...rest] });
  const where = done.names.length ? formatAddress(done) : done.place;
  if (name.startsWith("~")) {
    const kinds = variantsIn(here, contract);
    const kind = kinds.get(name.slice(1));
    if (kind !== undefined) return walk([kind], rest, at, contract);
    const near = didYouMean(name.slice(1), kinds.keys());
    return {
      cause: kinds.size
        ? `${where} has the kinds ${[...kinds.keys()].join(", ")}.`
        : `${where} has no kinds.`,
      near: near && suggest(`~${near}`),
    };
  }
  const { properties, values } = fieldsOf(here, undefined, contract.follow);
  const kind = onlyVariantWith(name, here, contract);
  if (kind !== undefined)
    return {
      cause: `Only some kinds of ${where} have "${name}"; say which.`,
      near: suggest(`~${kind}`, name),
    };
  if (name === "*")
    return values.length ? walk(values, rest, at, contract) : { cause: `${where} is not a map.` };
  const found = properties.get(name);
  if (found) return walk(found, rest, at, contract);
  const near = didYouMean(name, properties.keys());
  return {
    cause: near
      ? `"${name}" is misspelled; the nearest field of ${where} is "${near}".`
      : `${where} has ${[...properties.keys()].join(", ") || "no fields"}.`,
    near: near && suggest(near),
  };
}

/** Why the address of a field is wrong; undefined if the field exists. */
export function wrongAddress(
  at: string,
  operation: ContractOperation,
  contract: Contract,
): WrongAddress | undefined {
  const { place, names } = parseAddress(at);
  const statuses = [...operation.responses.keys()].map((status) => `response-${status}`);
  const places = [
    ...new Set(operation.parameters.map((parameter) => parameter.place)),
    ...(operation.request ? ["body"] : []),
    ...statuses,
  ];
  const start = (address: string, schema: unknown) =>
    schema === undefined
      ? { cause: `${address} of ${operation.slug} has no JSON.` }
      : walk([schema], names, { place, names: [] }, contract);
  if (place === "body" && operation.request)
    return start(place, jsonSchemaOf(operation.request.bodies));
  if (statuses.includes(place)) {
    const status = place.slice("response-".length);
    return start(place, jsonSchemaOf(responseFor(operation, status)));
  }
  const parameters = operation.parameters.filter((parameter) => parameter.place === place);
  if (!parameters.length) {
    const near = didYouMean(place, places);
    return {
      cause: `An address of ${operation.slug} begins with one of ${places.join(", ")}.`,
      near: near && formatAddress({ place: near, names }),
    };
  }
  const [name = "", ...rest] = names;
  const parameter = parameters.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (parameter?.name === name)
    return walk([parameter.schema], rest, { place, names: [name] }, contract);
  const known = parameters.map((one) => one.name);
  const near = parameter?.name ?? didYouMean(name, known);
  return {
    cause: `The ${place} parameters of ${operation.slug} are ${known.join(", ")}.`,
    near: near && formatAddress({ place, names: [near, ...rest] }),
  };
}
