import type { Root as HtmlRoot } from "hast";
import type { Root } from "mdast";
import rehypeRaw from "rehype-raw";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { rehypeContentIds } from "../../config/html/rehype-content-ids";
import { safeSchema } from "../../config/html/safe-schema";
import { visitNodes } from "./visit-nodes";

/** Code keeps its language and what is behind it, lists of tasks their looks. */
const schema = {
  ...safeSchema,
  attributes: {
    ...safeSchema.attributes,
    code: ["className", "dataMeta"],
    ul: [["className", "contains-task-list"] as [string, string]],
  },
};

const toHtml = { allowDangerousHtml: true };
const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const safe = unified()
  .use(remarkRehype, toHtml)
  .use(rehypeSanitize, schema)
  .use(rehypeContentIds)
  .freeze();
const safeRaw = unified()
  .use(remarkRehype, toHtml)
  .use(rehypeRaw)
  .use(rehypeSanitize, schema)
  .use(rehypeContentIds)
  .freeze();

/** rehype-raw and the sanitiser know properties only, so what is behind the language becomes one. */
function keepCodeMeta(tree: Root): void {
  visitNodes(tree, (node) => {
    if (node.type === "code" && node.meta)
      node.data = { ...node.data, hProperties: { dataMeta: node.meta } };
  });
}

/** Parses GFM. */
export function parseMarkdown(text: string): Root {
  const tree = parser.parse(text);
  keepCodeMeta(tree);
  return tree;
}

/** The sanitised HTML tree of a Markdown tree; HTML in it is parsed only when there is some, because that is slow. */
export function safeHtmlTree(tree: Root): HtmlRoot {
  let hasHtml = false;
  visitNodes(tree, (node) => {
    hasHtml ||= node.type === "html";
  });
  return (hasHtml ? safeRaw : safe).runSync(tree) as HtmlRoot;
}
