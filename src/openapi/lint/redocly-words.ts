import { didYouMean } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";

type Words = Pick<Problem, "cause" | "fix">;

/** `enum: [open, open]` -> `enum: [open]` */
function withoutRepeats(line: string): string {
  const fixed = line.replace(
    /((?:^|\benum["']?: *))\[([^\]]*)\]/,
    (_, key: string, list: string) => {
      const values = list.split(",").map((value) => value.trim());
      return `${key}[${[...new Set(values)].join(", ")}]`;
    },
  );
  return fixed === line ? `Remove the line: ${line}` : fixed;
}

const license = (): Words => ({
  cause: "Readers look for the terms under which they may use the API, and for their address.",
  fix: "license: { name: Proprietary, url: https://www.yourcompany.com/terms }",
});

/** Why a rule of Redocly's refuses a line, and what to write, from the line as it stands. */
const words: Record<
  string,
  (seen: string, message: string, properties: readonly string[]) => Words
> = {
  struct: (seen) => ({
    cause: "The key is misspelled, or is not one of those that the specification has here.",
    fix: `Remove the line: ${seen}`,
  }),
  "info-license": license,
  "info-license-strict": license,
  "no-server-example.com": () => ({
    cause: "It is the address of an example, which no call reaches.",
    fix: "servers: [{ url: https://api.yourcompany.com/v1 }]",
  }),
  "tag-description": () => ({
    cause: "The description says on the page of the API what the tag is about.",
    fix: "description: What the operations of this tag are for.",
  }),
  "security-defined": () => ({
    cause: "Nothing says how a call signs in, neither here nor for the whole API.",
    fix: "security: [{ bearerAuth: [] }]",
  }),
  "operation-4xx-response": () => ({
    cause: "Every call can be refused, and readers look for what they get then.",
    fix: '"401": { $ref: "#/components/responses/Unauthorized" }',
  }),
  "operation-2xx-response": () => ({
    cause: "Nothing says what a call that succeeds returns.",
    fix: '"200": { description: What the response holds. }',
  }),
  "operation-operationId": () => ({
    cause: "The operationId is the address of the operation's page.",
    fix: "operationId: list-orders",
  }),
  "operation-operationId-unique": (seen) => ({
    cause: "Another operation has it: both would have one page.",
    fix: `${seen}-2`,
  }),
  "operation-summary": () => ({
    cause: "The summary is the title of the operation's page.",
    fix: "summary: List orders",
  }),
  "operation-parameters-unique": () => ({
    cause:
      "A parameter is listed twice with one name at one place, so one of them counts for nothing.",
    fix: "Remove one of the two parameters.",
  }),
  "path-not-include-query": (seen) => ({
    cause: "What stands behind ? is a parameter, and no part of the path.",
    fix: seen.replace(/\?[^:\s"']*/, ""),
  }),
  "no-path-trailing-slash": (seen) => ({
    cause: "Servers take a path with a slash at its end for another one.",
    fix: seen.replace(/\/:?$/, ":"),
  }),
  "no-identical-paths": () => ({
    cause: "Another path differs in the name of a parameter alone: a call fits both.",
    fix: "Put the methods of both paths below one of them.",
  }),
  "no-ambiguous-paths": () => ({
    cause: "A call can fit this path and another one.",
    fix: "Give one of the two paths a fixed part that the other has not.",
  }),
  "no-unsafe-markdown": (seen) => ({
    cause: "A script in a text would run for every reader.",
    fix: seen.replace(/<(script|style|iframe)\b.*?(?:<\/\1>|$)/gi, "").trim(),
  }),
  "no-enum-type-mismatch": (seen) => ({
    cause: "A value of the list is of another type than the schema says.",
    fix: seen.replace(/type: \w+/, "type: string"),
  }),
  "no-required-schema-properties-undefined": (seen, message, properties) => {
    const name =
      /property '([^']+)'/.exec(message)?.[1] ?? seen.replace(/^required:\s*\[?|\].*$/g, "").trim();
    const near = didYouMean(name, properties);
    return near === undefined
      ? {
          cause: "What is required is not among the properties of the schema.",
          fix: `${name}: { type: string }   # in properties`,
        }
      : {
          cause: `The name is misspelled; the nearest property is "${near}".`,
          fix: seen.replace(name, near),
        };
  },
  "operation-operationId-url-safe": (seen) => ({
    cause: "The operationId is the address of the operation's page: letters, digits, and hyphens.",
    fix: seen.replace(
      /(operationId:\s*)(.*)$/,
      (_, key: string, id: string) => key + id.replace(/[^\w-]+/g, "-").replace(/^-+|-+$/g, ""),
    ),
  }),
  "path-parameters-defined": (seen) => ({
    cause: "The braces of the path and the parameters in it do not have the same names.",
    fix: `- { name: ${/\{(\w+)\}/.exec(seen)?.[1] ?? "id"}, in: path, required: true, schema: { type: string } }`,
  }),
  "path-declaration-must-exist": (seen) => ({
    cause: "The braces of the path are empty: they hold the name of a parameter.",
    fix: seen.replace("{}", "{id}"),
  }),
  "security-scopes-defined": (_, message) => ({
    cause: "The scheme of the security has no such scope: it is misspelled, or missing there.",
    fix: `scopes: { ${/["`]([^"`]+)["`] scope/.exec(message)?.[1] ?? "read"}: What it allows. }   # in the flow of the scheme`,
  }),
  "no-duplicated-enum-values": (seen) => ({
    cause: "A value of the list stands there twice.",
    fix: withoutRepeats(seen),
  }),
  "no-duplicated-tag-names": (seen) => ({
    cause: "Another tag has this name: both would have one page.",
    fix: `Remove one of the two tags: ${seen}`,
  }),
  "no-empty-servers": () => ({
    cause: "Nothing says where calls are sent.",
    fix: "servers: [{ url: https://api.yourcompany.com/v1 }]",
  }),
  "no-server-trailing-slash": (seen) => ({
    cause: "Paths begin with a slash: with that of the server, an address has two.",
    fix: seen.replace(/\/(["']?)(\s*}*\]?)$/, "$1$2"),
  }),
  "no-undefined-server-variable": (seen) => ({
    cause: "The braces of the address name a variable that the server does not declare.",
    fix: `variables: { ${/\{(\w+)\}/.exec(seen)?.[1] ?? "region"}: { default: eu } }`,
  }),
  "no-server-variables-empty-enum": (seen) => {
    const value = /default: ([\w.-]+)/.exec(seen)?.[1];
    return {
      cause: "The list of values is empty, or lacks the default.",
      fix:
        value !== undefined && /enum: \[\w/.test(seen)
          ? seen.replace("enum: [", `enum: [${value}, `)
          : "region: { default: eu, enum: [eu, us] }",
    };
  },
  "no-schema-type-mismatch": (seen, message) => ({
    cause: "items belong to a list, properties to an object; the type says something else.",
    fix: /'object' type/.test(message) ? "type: array" : "type: object",
  }),
  "no-mixed-number-range-constraints": () => ({
    cause: "A bound is given twice: as one that belongs to the range, and as one that does not.",
    fix: "Remove either minimum or exclusiveMinimum (maximum or exclusiveMaximum).",
  }),
  "no-example-value-and-externalValue": () => ({
    cause: "An example is either written here or read from elsewhere.",
    fix: "Remove either value or externalValue.",
  }),
  "no-illogical-composition-keywords": () => ({
    cause: "oneOf, anyOf, and allOf choose between schemas: here is nothing to choose.",
    fix: "Write the schema itself in place of the list.",
  }),
  "spec-components-invalid-map-name": (seen) => ({
    cause: "The name of a component has letters, digits, dots, underscores, and hyphens.",
    fix: `${seen.replace(/:.*$/, "").replace(/[^\w.-]+/g, "-")}:`,
  }),
  "spec-ref-siblings": () => ({
    cause: "What stands beside a $ref is not read here.",
    fix: 'allOf: [{ $ref: "#/components/schemas/Order" }]   # and the rest beside allOf',
  }),
  "no-unused-components": (seen) => ({
    cause: "No $ref leads to it.",
    fix: `Remove it, with all below: ${seen}`,
  }),
};

/** The words for a finding; a rule without words of its own leads to its page. */
export function redoclyWords(
  ruleId: string,
  seen: string,
  message = "",
  properties: readonly string[] = [],
): Words {
  return (
    words[ruleId]?.(seen, message, properties) ?? {
      cause: `Redocly's rule ${ruleId} does not allow it.`,
      fix: `https://redocly.com/docs/cli/rules/oas/${ruleId}`,
    }
  );
}
