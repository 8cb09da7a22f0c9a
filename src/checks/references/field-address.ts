import { formatAddress, parseAddress, type FieldAddress } from "./address";
import { didYouMean } from "../../problems/did-you-mean";
import {
  jsonSchemaOf,
  responseFor,
  type Contract,
  type ContractOperation,
} from "../snippets/contract";
import { choiceOf, fieldsOf } from "../snippets/schema-properties";
import { isObject, listAt, textAt } from "../../openapi/json";

/** Why an address leads nowhere. */
export interface WrongAddress {
  cause: string;
  /** The address that was probably meant. */
  near?: string;
}

/** The schema that items of lists, and lists of lists, have at their end. */
function throughLists(schemas: readonly unknown[], { follow }: Contract, depth = 0): unknown[] {
  const { items } = fieldsOf(schemas, undefined, follow);
  return items.length && depth < 5
    ? [...schemas, ...throughLists(items, { follow } as Contract, depth + 1)]
    : [...schemas];
}

/** The kinds of the choices in some schemas, each with its schema; without a discriminator they have numbers. */
function kindsIn(schemas: readonly unknown[], contract: Contract): Map<string, unknown> {
  const kinds = new Map<string, unknown>();
  const look = (given: unknown, depth: number): void => {
    const schema = contract.follow(given);
    if (!isObject(schema) || depth > 6) return;
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

/** The component that a schema refers to. */
function nameOf(schema: unknown): string {
  return textAt(schema, "$ref")?.split("/").at(-1) ?? "";
}

/** The first kind that has a field which not all kinds have, and which does not stand beside the choice. */
function onlyKindWith(
  name: string,
  schemas: readonly unknown[],
  contract: Contract,
): string | undefined {
  const { follow } = contract;
  if (fieldsOf(schemas, undefined, follow, "without choices").properties.has(name))
    return undefined;
  const kinds = [...kindsIn(schemas, contract)];
  const has = ([, kind]: [string, unknown]) =>
    fieldsOf([kind], undefined, follow).properties.has(name);
  return kinds.every(has) ? undefined : kinds.find(has)?.[0];
}

/** Walks down from some schemas; undefined when all names are found. */
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
    const kinds = kindsIn(here, contract);
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
  const kind = onlyKindWith(name, here, contract);
  if (kind !== undefined)
    return {
      cause: `Only some kinds of ${where} have "${name}"; say which.`,
      near: suggest(`~${kind}`, name),
    };
  if (name === "*")
    return values.length ? walk(values, rest, at, contract) : { cause: `${where} is no map.` };
  const found = properties.get(name);
  if (found) return walk(found, rest, at, contract);
  const near = didYouMean(name, properties.keys());
  return {
    cause: near
      ? `"${name}" is misspelt; the nearest field of ${where} is "${near}".`
      : `${where} has ${[...properties.keys()].join(", ") || "no fields"}.`,
    near: near && suggest(near),
  };
}

/** Says what is wrong with the address of a field; undefined when it leads to one. */
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
  const start = (address: string, schema: unknown, rest: readonly string[], done: string[]) =>
    schema === undefined
      ? { cause: `${address} of ${operation.slug} has no JSON.` }
      : walk([schema], rest, { place, names: done }, contract);
  if (place === "body" && operation.request)
    return start("body", jsonSchemaOf(operation.request.bodies), names, []);
  if (statuses.includes(place))
    return start(
      place,
      jsonSchemaOf(responseFor(operation, place.slice("response-".length))),
      names,
      [],
    );
  const own = operation.parameters.filter((parameter) => parameter.place === place);
  if (!own.length) {
    const near = didYouMean(place, places);
    return {
      cause: `An address of ${operation.slug} begins with one of ${places.join(", ")}.`,
      near: near && formatAddress({ place: near, names }),
    };
  }
  const [name = "", ...rest] = names;
  const parameter = own.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (parameter?.name === name)
    return walk([parameter.schema], rest, { place, names: [name] }, contract);
  const near =
    parameter?.name ??
    didYouMean(
      name,
      own.map((one) => one.name),
    );
  return {
    cause: `The ${place} parameters of ${operation.slug} are ${own.map((one) => one.name).join(", ")}.`,
    near: near && formatAddress({ place, names: [near, ...rest] }),
  };
}
