import type { SecurityRequirement } from "../security";
import type { Change } from "./change";

const nameOf = ({ schemes }: SecurityRequirement) =>
  schemes
    .map(({ name }) => name)
    .sort()
    .join(" and ");

const at = "";

/** An empty requirement among others: calls without any authorisation are let in. */
const isOpen = (ways: readonly SecurityRequirement[]) =>
  !ways.length || ways.some(({ schemes }) => !schemes.length);

function compareScopes(was: SecurityRequirement, is: SecurityRequirement): Change[] {
  const scopesOf = ({ schemes }: SecurityRequirement) =>
    schemes.flatMap(({ name, scopes }) =>
      scopes.map((scope) => ({ key: `${name} ${scope}`, scope })),
    );
  const [from, to] = [scopesOf(was), scopesOf(is)];
  const missing = (list: typeof from, key: string) => !list.some((one) => one.key === key);
  return [
    ...from
      .filter(({ key }) => missing(to, key))
      .map(({ scope }): Change => ({ rule: "security-scope-removed", at, before: scope })),
    ...to
      .filter(({ key }) => missing(from, key))
      .map(({ scope }): Change => ({ rule: "security-scope-added", at, after: scope })),
  ];
}

/** The same scope of several schemes is one change for the reader. */
function distinct(changes: readonly Change[]): Change[] {
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

/** Differences of the ways to be let in to an operation. */
export function compareSecurity(
  before: readonly SecurityRequirement[],
  after: readonly SecurityRequirement[],
): Change[] {
  const named = (ways: readonly SecurityRequirement[]) =>
    new Map(ways.filter(({ schemes }) => schemes.length).map((way) => [nameOf(way), way]));
  const [was, is] = [named(before), named(after)];
  if (isOpen(before) && isOpen(after)) return [];
  if (isOpen(before))
    return [{ rule: "security-required", at, after: [...is.keys()].join(" or ") }];
  if (isOpen(after)) return [{ rule: "security-lifted", at }];
  const changes: Change[] = [];
  for (const name of was.keys())
    if (!is.has(name)) changes.push({ rule: "security-alternative-removed", at, before: name });
  for (const [name, way] of is) {
    const old = was.get(name);
    if (old) changes.push(...compareScopes(old, way));
    else changes.push({ rule: "security-alternative-added", at, after: name });
  }
  return distinct(changes);
}
