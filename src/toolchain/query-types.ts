import { writtenFiles } from "../output/cache/written-files";

/** Where the types of queries are written. */
export const queryTypesFile = "src/gatsby-types.d.ts";

// Schema and queries stand in code, not in content.
const written = () => writtenFiles("query-types", "", []);

/** True while the types are those that an earlier build wrote. */
export const areTypesWritten = (): boolean => written().earlier !== undefined;

/** Notes which types a build has written. */
export function noteTypesWritten(): void {
  written().note([queryTypesFile]);
}
