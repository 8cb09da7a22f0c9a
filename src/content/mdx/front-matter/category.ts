import path from "node:path";
import { z } from "zod";
import { addressSchema } from "../../../config/addresses/address-schema";
import { routeInVersion, type FrozenVersion } from "../../../config/docs-versions";
import { insideKind, versionOf } from "./document-kind";
import { labelFromFolder } from "../../navigation/docs-sidebar";
import type { Problem } from "../../../problems/problem";
import { text } from "./schema-parts";
import { parseYaml } from "../../../problems/yaml-file";

/** A folder of docs. */
export interface Category {
  /** Name of its frozen version; undefined for today's docs. */
  docsVersion?: string;
  /** Path under content/docs: `tutorial/quick-start`. */
  dirPath: string;
  label: string;
  position?: number;
  /** Route of its page, if it has one. */
  slug?: string;
  description?: string;
  /** Its YAML file, or the folder if it has none; relative to the content folder. */
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

/** Docusaurus' `link` of a folder: its page, or one that lists what is in it. */
function instead(file: string, dirPath: string) {
  const line = (key: string, value: string) =>
    file.endsWith(".json") ? `"${key}": ${JSON.stringify(value)}` : `${key}: ${value}`;
  return (key: string, value: unknown) => {
    if (key !== "link") return undefined;
    const { slug, description } = Object(value) as { slug?: unknown; description?: unknown };
    const page = typeof slug === "string" ? slug : `/docs/category/${path.basename(dirPath)}`;
    const lines = [
      line("slug", page),
      ...(typeof description === "string" ? [line("description", description)] : []),
    ];
    return { known: "slug", fix: lines.join(file.endsWith(".json") ? ",\n" : "\n") };
  };
}

/** Reads a `_category_.yml` or `_category_.json`; the label defaults to the folder's name. */
export function parseCategory(
  file: string,
  sourcePath: string,
  yaml: string,
  versions: readonly FrozenVersion[] = [],
): { category: Category; problems: Problem[] } {
  const dirPath = insideKind(sourcePath).replace(/\/?_category_\.(?:ya?ml|json)$/, "");
  const version = versions.find(({ name }) => name === versionOf(sourcePath));
  const subject = { subject: "category file", code: "category" };
  const { value, problems } = parseYaml({
    ...{ file, text: yaml, schema, examples, ...subject },
    instead: instead(file, dirPath),
  });
  const label = value?.label ?? labelFromFolder(dirPath);
  const slug = value?.slug && version ? routeInVersion(value.slug, version) : value?.slug;
  const place = { ...(version && { docsVersion: version.name }), dirPath, label, sourcePath };
  return { category: { ...value, ...(slug && { slug }), ...place }, problems };
}

/** The category of a folder without a YAML file. */
export function categoryOfFolder(dirPath: string, docsVersion?: string): Category {
  const docs = docsVersion ? `versions/${docsVersion}/docs` : "docs";
  const place = { dirPath, label: labelFromFolder(dirPath), sourcePath: `${docs}/${dirPath}` };
  return { ...(docsVersion && { docsVersion }), ...place };
}
