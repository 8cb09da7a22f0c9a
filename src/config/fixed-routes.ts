import fs from "node:fs";
import path from "node:path";

/** The files of src/pages by their routes; Gatsby makes a page of each. */
export function fixedRoutes(): Map<string, string> {
  const files = fs.readdirSync(path.resolve("src/pages"));
  return new Map(
    files.map((file) => {
      const { name } = path.parse(file);
      return [name === "index" ? "/" : `/${name}`, `src/pages/${file}`];
    }),
  );
}
