import path from "node:path";
import { frozenTemplate } from "./frozen-templates";

interface Kind {
  /** Name of a frozen version; today's pages, and pages without versions, have none. */
  docsVersion?: string | null;
  contentFilePath?: string;
}

/** Absolute path of a template, with the MDX file that it shows. */
export function template(name: string, { docsVersion, contentFilePath }: Kind = {}): string {
  const file = docsVersion
    ? frozenTemplate(name, docsVersion)
    : path.resolve("src/views/templates", `${name}.tsx`);
  return contentFilePath ? `${file}?__contentFilePath=${contentFilePath}` : file;
}
