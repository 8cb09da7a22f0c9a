import { z } from "zod";
import { labelFromFolder } from "../navigation/docs-sidebar";
import type { Problem } from "../problems/problem";
import { route, text } from "./schema-parts";
import { parseYaml } from "./yaml-file";

/** A folder of docs. */
export interface Category {
  /** Path under content/docs: `tutorial/quick-start`. */
  dirPath: string;
  label: string;
  position?: number;
  /** Route of its page, where it has one. */
  slug?: string;
  description?: string;
  /** Relative to the content folder: its YAML file, or the folder where it has none. */
  sourcePath: string;
}

const schema = z.strictObject({
  label: text.optional(),
  position: z.number().optional(),
  slug: route.optional(),
  description: text.optional(),
});

const examples = {
  "": "label: Quick start",
  label: "label: Quick start",
  position: "position: 2",
  slug: "slug: /docs/category/quick-start",
  description: "description: The first hour with the product.",
};

/** Reads a `_category_.yml`; without a label the folder's name serves. */
export function parseCategory(
  file: string,
  sourcePath: string,
  yaml: string,
): { category: Category; problems: Problem[] } {
  const dirPath = sourcePath.replace(/^docs\//, "").replace(/\/?_category_\.ya?ml$/, "");
  const subject = { subject: "category file", code: "category" };
  const { value, problems } = parseYaml({ file, text: yaml, schema, examples, ...subject });
  const label = value?.label ?? labelFromFolder(dirPath);
  return { category: { ...value, dirPath, label, sourcePath }, problems };
}

/** A folder that has no YAML file. */
export function categoryOfFolder(dirPath: string): Category {
  return { dirPath, label: labelFromFolder(dirPath), sourcePath: `docs/${dirPath}` };
}
