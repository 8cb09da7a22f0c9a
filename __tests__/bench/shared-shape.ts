import { syntheticDescription } from "../fixtures/synthetic-description";
import type { ProjectCopy } from "../integration/support/fixture-site";
import { isObject, objectAt, objectsAt, textAt } from "../../src/openapi/json";
import { syntheticBlog } from "../support/synthetic-blog";
import { measureBuild } from "./builds";
import type { readMost } from "./pages";

const size = { operations: 381, inOneTag: 190, tutorials: 45 };
const crowded = "Orders, and all that happens to them";

/** A description most of whose operations are in one tag, with names that need two lines of a sidebar. */
function description(): object {
  const made = syntheticDescription(size.operations);
  const operations = Object.values(objectAt(made, "paths"))
    .filter(isObject)
    .flatMap(({ get, post }) => [get, post].filter(isObject));
  for (const [n, operation] of operations.entries()) {
    operation.summary = `${textAt(operation, "summary")} with everything that belongs to it, number ${n}`;
    if (n < size.inOneTag) operation.tags = [crowded];
  }
  const used = new Set(operations.flatMap(({ tags }) => tags));
  const tags = [{ name: crowded, description: "Most of the API." }, ...objectsAt(made, "tags")];
  return { ...made, tags: tags.filter(({ name }) => used.has(name)), "x-tagGroups": undefined };
}

function tutorial(n: number): string {
  const section = (part: number) =>
    `## Step ${part}\n\n${`Part ${part} says what to do, what happens, and where to look. `.repeat(12)}\n`;
  return `---\ntitle: Count and move goods, lesson ${n}\nsidebar_position: ${n}\n---\n\n${[1, 2, 3, 4, 5].map(section).join("\n")}`;
}

const number = (n: number) => String(n).padStart(2, "0");

/** Builds a site in the shape that others have: 190 operations in one tag, long names, deep bodies, 45 tutorials, posts. */
export async function buildSharedShape(copy: ProjectCopy): Promise<void> {
  const blog = Object.entries(syntheticBlog({ posts: 40, tags: 8, authors: 4 }));
  const lessons = Array.from({ length: size.tutorials }, (_, n) => [
    `site/content/docs/tutorial/lesson-${number(n)}.mdx`,
    tutorial(n),
  ]);
  copy.write({
    ...Object.fromEntries(blog.map(([name, text]) => [`site/content/${name}`, text])),
    ...Object.fromEntries(lessons),
    "site/content/docs/intro.mdx": "---\ntitle: Introduction\n---\n\nA site like others.\n",
    "site/openapi/openapi.json": JSON.stringify(description()),
  });
  const env = { CONTENT_DIR: "site/content", OPENAPI_DIR: "site/openapi" };
  await measureBuild("shared shape", copy, env);
}

const lesson = "/docs/tutorial/lesson-07";
const operation = "/docs/api/post-resource-30";
const readOperation = "/docs/api/get-resource-30";

/** Its pages to measure. */
export const sharedRoutes: typeof readMost = {
  navigation: [operation, lesson],
  firstLoads: ["/docs/intro", lesson, operation],
  slowLoads: [operation, readOperation, lesson],
};
