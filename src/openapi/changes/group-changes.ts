import { groupBy } from "../../config/group-by";
import type { ApiChanges, OperationChanges } from "./compare-descriptions";

/** Changes with those first that break something. */
export const breakingFirst = <Change extends { breaking: boolean }>(list: readonly Change[]) => [
  ...list.filter(({ breaking }) => breaking),
  ...list.filter(({ breaking }) => !breaking),
];

interface ChangeSection {
  /** Empty for operations without a tag. */
  tag: string;
  operations: OperationChanges[];
}

/** Groups operations by tag, breaking ones first; `shared` are the names of changed schemas that several operations use. */
export function groupChanges({ operations, schemas }: ApiChanges): {
  sections: ChangeSection[];
  shared: ReadonlySet<string>;
} {
  const byTag = groupBy(operations, ({ tag }) => [tag]);
  const sections = [...byTag].map(([tag, list]) => ({ tag, operations: breakingFirst(list) }));
  const breaks = ({ operations: [operation] }: ChangeSection) => operation?.breaking === true;
  const shared = schemas.filter((schema) => schema.operations.length > 1);
  return {
    sections: [...sections.filter(breaks), ...sections.filter((section) => !breaks(section))],
    shared: new Set(shared.map(({ name }) => name)),
  };
}
