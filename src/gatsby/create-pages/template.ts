import path from "node:path";

/** Absolute path of a template; with the MDX file whose content it shows, where there is one. */
export function template(name: string, contentFilePath?: string): string {
  const file = path.resolve("src/templates", `${name}.tsx`);
  return contentFilePath ? `${file}?__contentFilePath=${contentFilePath}` : file;
}
