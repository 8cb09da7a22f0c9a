import { oneLine } from "../../config/one-line";

/** What a twin says about its page before the text begins. */
export interface TwinHead {
  title: string;
  description: string;
  /** Absolute address of the page. */
  url: string;
}

const quoted = (text: string) => JSON.stringify(oneLine(text));

/** The head of a twin: title, description and address of the page, as YAML. */
export function twinHead({ title, description, url }: TwinHead): string {
  const said = description ? [`description: ${quoted(description)}`] : [];
  return ["---", `title: ${quoted(title)}`, ...said, `url: ${url}`, "---", ""].join("\n");
}

/** A whole twin. `body` begins with the title as a heading. */
export function twinText(head: TwinHead, body: string): string {
  return `${twinHead(head)}\n${body.trim()}\n`;
}
