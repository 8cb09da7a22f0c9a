import { syntheticDescription } from "../fixtures/synthetic-description";
import { largeBlog, syntheticBlog } from "../support/synthetic-blog";
import { copyProject } from "../integration/support/fixture-site";
import { measureBuild, type BuildCost } from "./builds";
import { table } from "./table";

export interface Growth {
  /** Operations of the API, or posts of the blog. */
  size: number;
  build: BuildCost;
  msPerOne: number;
}

const intro = "---\ntitle: Introduction\n---\n\nA site of one page.\n";

async function measure(name: string, size: number, files: Record<string, string>): Promise<Growth> {
  const copy = copyProject();
  try {
    copy.write(files);
    const env = { CONTENT_DIR: "site/content", OPENAPI_DIR: "site/openapi" };
    const build = await measureBuild(`${size} ${name}`, copy, env);
    return { size, build, msPerOne: (build.wallSeconds * 1000) / size };
  } finally {
    copy.remove();
  }
}

/** Builds sites of a growing number of operations, each from nothing. */
export async function measureGrowth(sizes: readonly number[]): Promise<Growth[]> {
  const results: Growth[] = [];
  for (const size of sizes)
    results.push(
      await measure("operations", size, {
        "site/content/docs/intro.mdx": intro,
        "site/openapi/openapi.json": JSON.stringify(syntheticDescription(size)),
      }),
    );
  return results;
}

/** Builds blogs of a growing number of posts, with tags and authors in the proportion of the large one. */
export async function measureBlogGrowth(sizes: readonly number[]): Promise<Growth[]> {
  const results: Growth[] = [];
  for (const posts of sizes) {
    const part = (of: number) => Math.max(1, Math.round((of * posts) / largeBlog.posts));
    const size = { posts, tags: part(largeBlog.tags), authors: part(largeBlog.authors) };
    const blog = Object.entries(syntheticBlog(size));
    results.push(
      await measure("posts", posts, {
        ...Object.fromEntries(blog.map(([name, text]) => [`site/content/${name}`, text])),
        "site/content/docs/intro.mdx": intro,
        "site/openapi/openapi.json": JSON.stringify(syntheticDescription(6)),
      }),
    );
  }
  return results;
}

/**
 * CPU time for each further operation between two sizes, in ms: what is left when the fixed cost of a build is taken
 * off. It should stay the same; CPU time, because wall time follows what else the machine does.
 */
export function marginalMs(smaller: Growth, larger: Growth): number {
  return (
    ((larger.build.cpuSeconds - smaller.build.cpuSeconds) * 1000) / (larger.size - smaller.size)
  );
}

/** The growth as a table; `one` is what it counts. The last columns compare with the row above. */
export function growthTable(growth: readonly Growth[], one = "operation"): string {
  return table([
    [`${one}s`, "wall s", "CPU s", "peak MB", `ms/${one}`, "ratio", "CPU ms/further one"],
    ...growth.map((row, i) => {
      const above = growth[i - 1];
      return [
        String(row.size),
        row.build.wallSeconds.toFixed(1),
        row.build.cpuSeconds.toFixed(1),
        row.build.peakMemoryMb?.toFixed(0) ?? "–",
        row.msPerOne.toFixed(1),
        above ? (row.msPerOne / above.msPerOne).toFixed(2) : "",
        above ? marginalMs(above, row).toFixed(1) : "",
      ];
    }),
  ]);
}
