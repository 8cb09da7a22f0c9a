import { readdir } from "node:fs/promises";
import path from "node:path";
import { didYouMean } from "../problems/did-you-mean";
import { formatLocation } from "../problems/format-problem";
import type { Problem, SourceLocation } from "../problems/problem";
import type { OperationEntry } from "./collect-operations";
import { objectAt, objectsAt, textAt, type JsonObject } from "./json";
import { readInside, type DescriptionFolder } from "./reading/read-inside";
import { Refused, Unusable } from "./reading/refused";
import { kebabCase } from "../content/markdown/kebab-case";

/** The Markdown file that a tag names with `x-overview`. */
export interface OverviewFile {
  tag: string;
  slug: string;
  /** Relative to the root. */
  file: string;
  absoluteFile: string;
  /** As written in the description. */
  named: string;
  text: string;
  where?: SourceLocation;
}

interface OverviewSources {
  document: JsonObject;
  operations: readonly OperationEntry[];
  folder: DescriptionFolder;
  root: string;
  locate: (tag: string) => SourceLocation | undefined;
}

function malformed(tag: string, seen: unknown, where?: SourceLocation): Problem {
  return {
    level: "error",
    code: "openapi-overview-malformed",
    what: `The x-overview of the tag "${tag}" is not complete`,
    where,
    seen: `x-overview: ${JSON.stringify(seen)}`,
    cause:
      "It needs a slug (the last part of the address) and a file (Markdown beside the description).",
    fix: `x-overview: { slug: ${kebabCase(tag)}, file: overviews/${kebabCase(tag)}.md }`,
  };
}

async function missing(overview: Omit<OverviewFile, "text">): Promise<Problem> {
  const { named } = overview;
  const folder = await readdir(path.dirname(overview.absoluteFile)).catch(() => []);
  const near = didYouMean(path.basename(named), folder);
  const fixed = near ? path.posix.join(path.posix.dirname(named), near) : named;
  return {
    level: "error",
    code: "openapi-overview-missing",
    what: `The overview of the tag "${overview.tag}" does not exist`,
    where: overview.where,
    seen: `file: ${named}`,
    cause: near
      ? `There is no ${named}; the nearest is ${fixed}.`
      : `There is no file ${named} beside the description.`,
    fix: near
      ? `x-overview: { slug: ${overview.slug}, file: ${fixed} }`
      : `mkdir -p ${path.posix.dirname(overview.file)} && echo "## ${overview.tag}" > ${overview.file}`,
  };
}

function refused(overview: Omit<OverviewFile, "text">, { message }: Refused | Unusable): Problem {
  return {
    level: "error",
    code: "openapi-overview-refused",
    what: `The overview of the tag "${overview.tag}" is not read`,
    where: overview.where,
    seen: `file: ${overview.named}`,
    cause: message,
    fix: `x-overview: { slug: ${overview.slug}, file: overviews/${overview.slug}.md }`,
  };
}

function taken(overview: OverviewFile, by: string, where?: SourceLocation): Problem {
  return {
    level: "error",
    code: "openapi-overview-slug-taken",
    what: `Two pages want the address ${overview.slug}`,
    where: overview.where,
    seen: `x-overview: { slug: ${overview.slug} }`,
    cause: `${by}${where ? ` (${formatLocation(where)})` : ""} has this address already.`,
    fix: `x-overview: { slug: ${overview.slug}-overview, file: ${overview.named} }`,
  };
}

function clashes(overviews: readonly OverviewFile[], operations: readonly OperationEntry[]) {
  const holders = new Map(
    operations.map(({ slug, method, path: route, where }) => [
      slug,
      { by: `The operation ${method} ${route}`, where },
    ]),
  );
  return overviews.flatMap((overview) => {
    const { slug, tag, where } = overview;
    const holder = holders.get(slug);
    if (!holder) holders.set(slug, { by: `The overview of the tag "${tag}"`, where });
    return holder ? [taken(overview, holder.by, holder.where)] : [];
  });
}

/** Reads the overview files of all tags. `files` includes missing ones, so that they are watched. */
export async function readOverviews({
  document,
  operations,
  folder,
  root,
  locate,
}: OverviewSources) {
  const overviews: OverviewFile[] = [];
  const problems: Problem[] = [];
  const files: string[] = [];
  for (const tag of objectsAt(document, "tags")) {
    const name = textAt(tag, "name");
    if (!name || tag["x-overview"] === undefined) continue;
    const where = locate(name);
    const slug = textAt(objectAt(tag, "x-overview"), "slug");
    const named = textAt(objectAt(tag, "x-overview"), "file");
    if (!slug || !named || slug !== kebabCase(slug)) {
      problems.push(malformed(name, tag["x-overview"], where));
      continue;
    }
    const absoluteFile = path.resolve(folder.folder, named);
    const file = path.relative(root, absoluteFile).split(path.sep).join("/");
    const overview = { tag: name, slug, file, absoluteFile, named, where };
    try {
      overviews.push({ ...overview, text: readInside(absoluteFile, folder) });
      files.push(absoluteFile);
    } catch (error) {
      const isRefused = error instanceof Refused || error instanceof Unusable;
      problems.push(isRefused ? refused(overview, error) : await missing(overview));
      if (!(error instanceof Refused)) files.push(absoluteFile);
    }
  }
  return { overviews, problems: [...problems, ...clashes(overviews, operations)], files };
}
