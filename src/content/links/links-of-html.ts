import { Parser } from "htmlparser2";
import { filesOfElement, type LoadedFile } from "../../config/html/loaded-files";

export interface HtmlLinks {
  hrefs: string[];
  ids: Set<string>;
  /** Field addresses below which the page fetches more ids on demand. */
  folded: string[];
  /** Files that browsers fetch for the page. */
  files: LoadedFile[];
}

/** The links, ids, and files of an HTML page. */
export function linksOfHtml(html: string): HtmlLinks {
  const found: HtmlLinks = { hrefs: [], ids: new Set(), folded: [], files: [] };
  const parser = new Parser({
    onopentag(name, attributes) {
      found.files.push(...filesOfElement(name, attributes));
      if (attributes.id) found.ids.add(attributes.id);
      const path = name === "details" && attributes["data-path"];
      if (path) found.folded.push(path);
      // A link with hreflang leads to another locale, which is a separate build.
      if (name === "a" && attributes.href && !attributes.hreflang)
        found.hrefs.push(attributes.href);
    },
  });
  parser.end(html);
  return found;
}
