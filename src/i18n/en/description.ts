import type { PluralForms } from "../count";
import { count } from "./counts";

/** Limits are written as in the description, without group separators. */
const counted = (one: string, other: string) => (number: number) =>
  count(number, { one: `${number} ${one}`, other: `${number} ${other}` } satisfies PluralForms);
const or = (names: readonly string[]) => names.join(" or ");
const and = (names: readonly string[]) => names.join(" and ");

/** Texts for limits, conditions, and credentials of the API description. Only the build reads them. */
export const text = {
  units: {
    characters: counted("character", "characters"),
    items: counted("item", "items"),
    properties: counted("property", "properties"),
  },
  exactly: (amount: string) => `exactly ${amount}`,
  between: (least: number, most: string) => `${least} to ${most}`,
  atLeast: (amount: string) => `at least ${amount}`,
  atMost: (amount: string) => `at most ${amount}`,
  moreThan: (number: number) => `more than ${number}`,
  lessThan: (number: number) => `less than ${number}`,
  multipleOf: (number: number) => `multiple of ${number}`,
  matches: (pattern: string) => `matches ${pattern}`,
  noDuplicates: "no duplicates",
  encodedAs: (encoding: string) => `encoded as ${encoding}`,
  not: (value: string) => `not ${value}`,
  noneOf: (values: readonly string[]) => `none of ${values.join(", ")}`,
  notTogether: (names: readonly string[]) => `not ${and(names)} together`,
  matchesNot: (pattern: string) => `does not match ${pattern}`,
  notOfType: (type: string) => `not of type ${type}`,
  oneRequired: (names: readonly string[]) => `exactly one of ${names.join(", ")} is required`,
  someRequired: (names: readonly string[]) => `at least one of ${names.join(", ")} is required`,
  oneChoiceRequired: (choices: readonly string[]) =>
    `only one of these is required: ${choices.join("; or ")}`,
  someChoiceRequired: (choices: readonly string[]) =>
    `either ${choices.join(", or ")}, is required`,
  /** What one choice of several needs: "lot with quantity", since "lot and quantity" could be two. */
  together: ([name = "", ...others]: readonly string[]) =>
    others.length ? `${name} with ${and(others)}` : name,
  withAlso: (name: string, others: readonly string[]) => `with ${name} also ${and(others)}`,
  is: (name: string, values: readonly string[]) => `${name} is ${or(values)}`,
  isPresent: (name: string) => `${name} is present`,
  and,
  security: {
    bearer: (format: string) =>
      `Bearer token${format ? ` (${format})` : ""} in the Authorization header`,
    basic: "User name and password (HTTP Basic)",
    http: (scheme: string) => `HTTP ${scheme} in the Authorization header`,
    anyHttp: "HTTP authentication",
    header: (name: string) => `API key in the ${name} header`,
    query: (name: string) => `API key in the ${name} query parameter`,
    cookie: (name: string) => `API key in the ${name} cookie`,
    oauth2: (flows: readonly string[]) => `OAuth 2.0${flows.length ? ` (${or(flows)})` : ""}`,
    mutualTls: "Client certificate (mutual TLS)",
  },
  flows: {
    implicit: "implicit",
    password: "password",
    clientCredentials: "client credentials",
    authorizationCode: "authorization code",
    deviceAuthorization: "device authorization",
  } as Record<string, string>,
  otherTag: "Other",
  webhookTag: "Webhooks",
  moreGroup: "More",
  example: "Example",
  onePage: "One page",
  withPaging: "With paging",
  cutHere: (lines: number) =>
    `… cut here: ${count(lines, { one: "# more line", other: "# more lines" })}`,
  withoutConsole:
    "There is no console for this operation, because its description does not allow one:",
  unchecked: "The console does not check these parts of what you send:",
  startsAs: (state: string) => `Starts as ${state}. `,
  transition: (from: string, to: string, operations: readonly string[]) =>
    `${from} to ${to} by ${or(operations)}`,
};
