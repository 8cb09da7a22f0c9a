import { decoded } from "../config/addresses/internal-link";
import { groupBy } from "../config/group-by";
import type { Operation } from "./mock-operations";

/** Decoded values of the path parameters. */
export type PathValues = Record<string, string>;

interface PathMatch {
  operations: Operation[];
  values: PathValues;
}

const parameterName = (segment: string) => /^\{(.+)\}$/.exec(segment)?.[1];

function valuesOf(template: string[], segments: string[]): PathValues | undefined {
  if (template.length !== segments.length) return undefined;
  const values: PathValues = {};
  for (const [index, expected] of template.entries()) {
    const segment = segments[index] ?? "";
    const name = parameterName(expected);
    if (name && segment) values[name] = decoded(segment);
    else if (expected !== segment) return undefined;
  }
  return values;
}

/** Finds the operations of a path. From the left, fixed segments win over parameters. */
export function pathMatcher(operations: readonly Operation[]) {
  const byPath = groupBy(operations, ({ path }) => [path]);
  const rank = (path: string) =>
    path
      .split("/")
      .map((part) => (parameterName(part) ? "1" : "0"))
      .join("");
  const templates = [...byPath]
    .map(([path, ofPath]) => ({ template: path.split("/"), rank: rank(path), ofPath }))
    .sort((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)));
  return (path: string): PathMatch | undefined => {
    const segments = path.split("/");
    for (const { template, ofPath } of templates) {
      const values = valuesOf(template, segments);
      if (values) return { operations: ofPath, values };
    }
    return undefined;
  };
}
