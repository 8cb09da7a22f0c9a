import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type Root } from "postcss";

/** The style sheets of the views, parsed, each with its path in the project. */
export function ownSheets(): { file: string; sheet: Root }[] {
  return readdirSync("src/views", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((name) => {
      const file = join("src/views", name);
      return { file, sheet: parse(readFileSync(file, "utf8")) };
    });
}
