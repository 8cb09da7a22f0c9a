import path from "node:path";

/** Folder of the drawn articles that pages are rendered with, below the project. Named by content, like what they hold. */
export const articleFolder = path.join(".cache", "articles");

/** File of an article, from the project's folder. */
export const articleFile = (root: string, name: string) =>
  path.join(root, articleFolder, `${name}.html`);
