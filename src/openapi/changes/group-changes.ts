import type { ApiChanges, OperationChanges } from "./compare-descriptions";

/** Operations of one tag. */
export interface ChangeSection {
  /** Empty for those without one. */
  tag: string;
  operations: OperationChanges[];
}

/** The changes as they are listed: by tag, breaking ones first; and the names of schemas that several operations share. */
export function groupChanges({ operations, schemas }: ApiChanges): {
  sections: ChangeSection[];
  shared: ReadonlySet<string>;
} {
  const byTag = new Map<string, OperationChanges[]>();
  for (const operation of operations)
    byTag.set(operation.tag, [...(byTag.get(operation.tag) ?? []), operation]);
  const first = (list: readonly OperationChanges[]) => [
    ...list.filter(({ breaking }) => breaking),
    ...list.filter(({ breaking }) => !breaking),
  ];
  const sections = [...byTag].map(([tag, list]) => ({ tag, operations: first(list) }));
  const breaks = ({ operations: [operation] }: ChangeSection) => operation?.breaking === true;
  const shared = schemas.filter((schema) => schema.operations.length > 1);
  return {
    sections: [...sections.filter(breaks), ...sections.filter((section) => !breaks(section))],
    shared: new Set(shared.map(({ name }) => name)),
  };
}
