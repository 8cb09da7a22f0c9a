import { Parser } from "htmlparser2";

export interface HtmlLinks {
  hrefs: string[];
  ids: Set<string>;
}

/** The links and ids of an HTML page. */
export function linksOfHtml(html: string): HtmlLinks {
  const found: HtmlLinks = { hrefs: [], ids: new Set() };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) found.ids.add(attributes.id);
      if (name === "a" && attributes.href) found.hrefs.push(attributes.href);
    },
  });
  parser.end(html);
  return found;
}
