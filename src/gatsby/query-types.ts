import fs from "node:fs";
import { keptResults } from "../build-cache/kept-results";

/** Where the types of queries are written. */
export const queryTypesFile = "src/gatsby-types.d.ts";

const written = () => keptResults<true>("query-types");

const text = () => (fs.existsSync(queryTypesFile) ? fs.readFileSync(queryTypesFile, "utf8") : "");

/** True while the types are those that an earlier build wrote: schema and queries stand in code, not in content. */
export const areTypesWritten = (): boolean => written().get([text()]) ?? false;

/** Notes which types a build has written. */
export function noteTypesWritten(): void {
  const types = written();
  types.of([text()], () => true);
  types.save();
}
