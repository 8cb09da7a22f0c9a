import { writtenFiles } from "../output/cache/written-files";

export const queryTypesFile = "src/gatsby-types.d.ts";

// Schema and queries depend on code only, not on content.
const written = () => writtenFiles("query-types", "", []);

/** True if an earlier build with the same code wrote the types. */
export const areTypesWritten = (): boolean => written().earlier !== undefined;

/** Notes that this build has written the types. */
export const noteTypesWritten = (): void => written().note([queryTypesFile]);
