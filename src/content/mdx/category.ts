import { z } from "zod";
import { addressSchema } from "../../config/addresses/address-schema";
import { routeInVersion, type FrozenVersion } from "../../config/docs-versions";
import { insideKind, versionOf } from "./document-kind";
import { labelFromFolder } from "../navigation/docs-sidebar";
import type { Problem } from "../../problems/problem";
import { text } from "./schema-parts";
import { parseYaml } from "../../problems/yaml-file";

/** A folder of docs. */
export interface Category {
  /** Name of the frozen version of the docs that it belongs to. */
  docsVersion?: string;
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
  slug: addressSchema.optional(),
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
  versions: readonly FrozenVersion[] = [],
): { category: Category; problems: Problem[] } {
  const dirPath = insideKind(sourcePath).replace(/\/?_category_\.ya?ml$/, "");
  const version = versions.find(({ name }) => name === versionOf(sourcePath));
  const subject = { subject: "category file", code: "category" };
  const { value, problems } = parseYaml({ file, text: yaml, schema, examples, ...subject });
  const label = value?.label ?? labelFromFolder(dirPath);
  const slug = value?.slug && version ? routeInVersion(value.slug, version) : value?.slug;
  const place = { ...(version && { docsVersion: version.name }), dirPath, label, sourcePath };
  return { category: { ...value, ...(slug && { slug }), ...place }, problems };
}

/** A folder that has no YAML file. */
export function categoryOfFolder(dirPath: string, docsVersion?: string): Category {
  const docs = docsVersion ? `versions/${docsVersion}/docs` : "docs";
  const place = { dirPath, label: labelFromFolder(dirPath), sourcePath: `${docs}/${dirPath}` };
  return { ...(docsVersion && { docsVersion }), ...place };
}
