import type { SecurityRequirement } from "../security-requirements";
import type { Change } from "./change";

const nameOf = ({ schemes }: SecurityRequirement) =>
  schemes
    .map(({ name }) => name)
    .sort()
    .join(" and ");

const at = "";

/** True if calls without any authorization are accepted: no requirements, or an empty one among them. */
const isOpen = (requirements: readonly SecurityRequirement[]) =>
  !requirements.length || requirements.some(({ schemes }) => !schemes.length);

function compareScopes(before: SecurityRequirement, after: SecurityRequirement): Change[] {
  const scopesOf = ({ schemes }: SecurityRequirement) =>
    new Map(
      schemes.flatMap(({ name, scopes, otherScopes = [] }) =>
        [scopes, ...otherScopes].flat().map((scope) => [`${name} ${scope}`, scope]),
      ),
    );
  const [oldScopes, newScopes] = [scopesOf(before), scopesOf(after)];
  const lost = [...oldScopes].filter(([key]) => !newScopes.has(key));
  const gained = [...newScopes].filter(([key]) => !oldScopes.has(key));
  return [
    ...lost.map(([, scope]): Change => ({ rule: "security-scope-removed", at, before: scope })),
    ...gained.map(([, scope]): Change => ({ rule: "security-scope-added", at, after: scope })),
  ];
}

/** The same scope of several schemes is one change for the reader. */
function distinct(changes: readonly Change[]): Change[] {
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

/** Compares the security requirements of two operations. */
export function compareSecurity(
  before: readonly SecurityRequirement[],
  after: readonly SecurityRequirement[],
): Change[] {
  const named = (requirements: readonly SecurityRequirement[]) =>
    new Map(
      requirements
        .filter(({ schemes }) => schemes.length)
        .map((requirement) => [nameOf(requirement), requirement]),
    );
  const [oldByName, newByName] = [named(before), named(after)];
  if (isOpen(before) && isOpen(after)) return [];
  if (isOpen(before))
    return [{ rule: "security-required", at, after: [...newByName.keys()].join(" or ") }];
  if (isOpen(after)) return [{ rule: "security-lifted", at }];
  const changes: Change[] = [];
  for (const name of oldByName.keys())
    if (!newByName.has(name))
      changes.push({ rule: "security-alternative-removed", at, before: name });
  for (const [name, requirement] of newByName) {
    const earlier = oldByName.get(name);
    if (earlier) changes.push(...compareScopes(earlier, requirement));
    else changes.push({ rule: "security-alternative-added", at, after: name });
  }
  return distinct(changes);
}
