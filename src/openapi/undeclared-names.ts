import { didYouMean } from "../problems/did-you-mean";
import type { Problem } from "../problems/problem";
import type { OperationEntry } from "./collect-operations";
import { componentsOf, objectsAt, textAt, type JsonObject } from "./json";
import type { References } from "./references";
import type { SourcePlace } from "./source-locations";

/** Names in the braces of a path. */
const namesIn = (path: string) =>
  [...path.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) => name ?? []);

function pathParameter(entry: OperationEntry, name: string, declared: readonly string[]): Problem {
  const near = didYouMean(name, declared);
  return {
    level: "warning",
    code: "openapi-path-parameter-undeclared",
    what: `${entry.method} ${entry.path} does not declare the parameter of its path: ${name}`,
    where: entry.where,
    seen: entry.path,
    cause: near
      ? `The operation declares "${near}" instead; both must have the same name.`
      : "Each name in the braces of a path needs a parameter with in: path.",
    fix: near
      ? `name: ${name}`
      : `parameters:\n  - { name: ${name}, in: path, required: true, schema: { type: string } }`,
  };
}

function securityScheme(
  name: string,
  { line, seen, file }: SourcePlace,
  known: readonly string[],
): Problem {
  const near = didYouMean(name, known);
  return {
    level: "warning",
    code: "openapi-security-scheme-unknown",
    what: `There is no security scheme "${name}"`,
    where: { file, line },
    seen,
    cause: near
      ? `The name is misspelled; the nearest scheme is "${near}".`
      : `components.securitySchemes has ${known.length ? `only ${known.join(", ")}` : "none"}.`,
    fix: near
      ? `security: [{ ${near}: [] }]`
      : `components:\n  securitySchemes:\n    ${name}: { type: http, scheme: bearer }`,
  };
}

/** Names that operations use without declaring them: parameters of paths, and security schemes. */
export function undeclaredNames(
  document: JsonObject,
  references: References,
  operations: readonly OperationEntry[],
  placeOf: (requirement: JsonObject) => SourcePlace | undefined,
): Problem[] {
  const schemes = Object.keys(componentsOf(document, "securitySchemes"));
  return operations.flatMap((entry) => {
    const { operation, pathItem, path, isWebhook } = entry;
    const declared = [pathItem, operation]
      .flatMap((holder) => objectsAt(holder, "parameters"))
      .map((parameter) => references.followObject(parameter) ?? {})
      .filter((parameter) => parameter.in === "path")
      .flatMap((parameter) => textAt(parameter, "name") ?? []);
    const names = isWebhook ? [] : namesIn(path);
    return [
      ...names
        .filter((name) => !declared.includes(name))
        .map((name) => {
          const free = declared.filter((one) => !names.includes(one));
          return pathParameter(entry, name, free);
        }),
      ...objectsAt(operation, "security").flatMap((requirement) => {
        const place = placeOf(requirement) ?? { file: "", line: 1, ...entry.where, seen: path };
        return Object.keys(requirement)
          .filter((name) => !schemes.includes(name))
          .map((name) => securityScheme(name, place, schemes));
      }),
    ];
  });
}
