/** A finished page, cut where Gatsby's parts meet; the three together are the page. */
export interface PageParts {
  /** Up to the end of the head, exclusive. */
  head: string;
  content: string;
  /** What Gatsby adds after the content: its inline scripts and the tags of scripts. Empty for a page without scripts. */
  tail: string;
}

/** The parts of a page as Gatsby writes it. What stands in the content cannot pass for the tail. */
export function pageParts(html: string): PageParts {
  const headEnd = Math.max(0, html.indexOf("</head>"));
  const tailAt = html.lastIndexOf('<script id="gatsby-script-loader"');
  const contentEnd = tailAt < headEnd ? html.length : tailAt;
  return {
    head: html.slice(0, headEnd),
    content: html.slice(headEnd, contentEnd),
    tail: html.slice(contentEnd),
  };
}

/** The `main` of a finished page: what it has of its own. Empty where there is none. */
export function mainOf(html: string): string {
  const start = html.indexOf("<main");
  const end = html.lastIndexOf("</main>");
  return start < 0 || end < start ? "" : html.slice(start, end + 7);
}
