import type { Root as HtmlRoot } from "hast";
import type { Root } from "mdast";
import rehypeRaw from "rehype-raw";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visitNodes } from "./visit-nodes";

/** GitHub's list of safe elements; ids stay as they are written, and code keeps its language and what is behind it. */
const schema = {
  ...defaultSchema,
  clobberPrefix: "",
  attributes: {
    ...defaultSchema.attributes,
    code: ["className", "dataMeta"],
    ul: [["className", "contains-task-list"] as [string, string]],
  },
};

const toHtml = { allowDangerousHtml: true, clobberPrefix: "" };
const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const safe = unified().use(remarkRehype, toHtml).use(rehypeSanitize, schema).freeze();
const safeRaw = unified()
  .use(remarkRehype, toHtml)
  .use(rehypeRaw)
  .use(rehypeSanitize, schema)
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
