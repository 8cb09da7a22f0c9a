import { groupBy } from "../../config/group-by";
import { breakingFirst } from "./change";
import type { ApiChanges, OperationChanges } from "./compare-descriptions";

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
  const sections = [...byTag].map(([tag, list]) => ({
    tag,
    operations: breakingFirst(list, ({ breaking }) => breaking),
  }));
  const breaks = ({ operations: [operation] }: ChangeSection) => operation?.breaking === true;
  const shared = schemas.filter((schema) => schema.operations.length > 1);
  return {
    sections: breakingFirst(sections, breaks),
    shared: new Set(shared.map(({ name }) => name)),
  };
}
