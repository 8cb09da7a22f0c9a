import { Parser } from "htmlparser2";
import { filesOfElement, type LoadedFile } from "../../config/html/loaded-files";

export interface HtmlLinks {
  hrefs: string[];
  ids: Set<string>;
  /** Addresses of folded parts, below which a page fetches more ids. */
  folded: string[];
  /** What browsers fetch for the page. */
  files: LoadedFile[];
}

/** The links and ids of an HTML page, and where it unfolds. */
export function linksOfHtml(html: string): HtmlLinks {
  const found: HtmlLinks = { hrefs: [], ids: new Set(), folded: [], files: [] };
  const parser = new Parser({
    onopentag(name, attributes) {
      found.files.push(...filesOfElement(name, attributes));
      if (attributes.id) found.ids.add(attributes.id);
      const path = name === "details" && attributes["data-path"];
      if (path) found.folded.push(path);
      // A link that says its language leads to the same page in another locale: a build of its own.
      if (name === "a" && attributes.href && !attributes.hreflang)
        found.hrefs.push(attributes.href);
    },
  });
  parser.end(html);
  return found;
}
