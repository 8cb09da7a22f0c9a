import path from "node:path";
import { frozenTemplate } from "./frozen-templates";

interface Kind {
  /** Name of a frozen version; none: a page of today, or of no version. */
  docsVersion?: string | null;
  /** The MDX file whose content the page shows, where there is one. */
  contentFilePath?: string;
}

/** Absolute path of a template. */
export function template(name: string, { docsVersion, contentFilePath }: Kind = {}): string {
  const file = docsVersion
    ? frozenTemplate(name, docsVersion)
    : path.resolve("src/views/templates", `${name}.tsx`);
  return contentFilePath ? `${file}?__contentFilePath=${contentFilePath}` : file;
}
