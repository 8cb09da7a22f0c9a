import { oneLine } from "../../config/one-line";

interface PageHead {
  title: string;
  description: string;
  /** Absolute. */
  url: string;
}

const quoted = (text: string) => JSON.stringify(oneLine(text));

/** The front matter of a Markdown version. */
function pageHead({ title, description, url }: PageHead): string {
  const said = description ? [`description: ${quoted(description)}`] : [];
  return ["---", `title: ${quoted(title)}`, ...said, `url: ${url}`, "---", ""].join("\n");
}

/** A whole Markdown version; `body` begins with the title as a heading. */
export function pageMarkdown(head: PageHead, body: string): string {
  return `${pageHead(head)}\n${body.trim()}\n`;
}
