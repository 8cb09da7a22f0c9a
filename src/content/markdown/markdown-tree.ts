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

/** Code blocks keep their language and its meta, and task lists their class. */
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

/** Makes the meta of code blocks a property, because rehype-raw and the sanitizer keep only properties. */
function keepCodeMeta(tree: Root): void {
  visitNodes(tree, (node) => {
    if (node.type === "code" && node.meta)
      node.data = { ...node.data, hProperties: { dataMeta: node.meta } };
  });
}

export function parseMarkdown(text: string): Root {
  const tree = parser.parse(text);
  keepCodeMeta(tree);
  return tree;
}

/** The sanitized HTML tree of a Markdown tree. HTML in Markdown is slow to parse, so only if there is any. */
export function safeHtmlTree(tree: Root): HtmlRoot {
  let hasHtml = false;
  visitNodes(tree, (node) => {
    hasHtml ||= node.type === "html";
  });
  return (hasHtml ? safeRaw : safe).runSync(tree) as HtmlRoot;
}
