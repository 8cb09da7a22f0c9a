import { changeRules, type RuleId } from "./change-rules";
import { count } from "./counts";

/** Descriptions of API changes. Only the build reads them. */
export const text = {
  breaking: "Breaking",
  since: (label: string) => `What changed since ${label}`,
  added: (label: string) => `New since ${label}`,
  general: "The whole API",
  schemas: "Schemas",
  schemasLead: "Changes listed here apply to every operation that uses the schema.",
  other: "Other operations",
  through: "Through",
  sent: "Sent",
  received: "Received",
  inCallback: (callback: string, part: string) => `Callback ${callback}, ${part.toLowerCase()}`,
  schemaAdded: "The schema was added.",
  schemaRemoved: "The schema was removed.",
  users: (number: number) => count(number, { one: "# operation", other: "# operations" }),
  /** By rule; `{before}` and `{after}` are the two values. */
  rules: changeRules as Record<RuleId, string>,
  places: {
    path: "Path parameter",
    query: "Query parameter",
    header: "Header",
    cookie: "Cookie",
    body: "Request body",
  },
  response: (status: string) => `Response ${status}`,
  headerOf: (status: string) => `Header of response ${status}`,
  anyType: "anything",
  /** By keyword of JSON Schema; `#` is the limit. */
  limits: {
    minimum: "at least #",
    exclusiveMinimum: "more than #",
    minLength: "at least # characters",
    minItems: "at least # items",
    minProperties: "at least # properties",
    maximum: "at most #",
    exclusiveMaximum: "less than #",
    maxLength: "at most # characters",
    maxItems: "at most # items",
    maxProperties: "at most # properties",
    pattern: "matches #",
    multipleOf: "a multiple of #",
    contentMediaType: "a file of type #",
  },
  noLimit: "no limit",
  unique: { loose: "items may repeat", tight: "no duplicate items" },
  closed: { loose: "other fields are allowed", tight: "no other fields" },
};
