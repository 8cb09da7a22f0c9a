/** A finished page; together, the three parts are the page. */
export interface PageParts {
  /** Up to and without `</head>`. */
  head: string;
  content: string;
  /** Scripts that Gatsby adds after the content; empty if the page has none. */
  tail: string;
}

/** Splits a page as Gatsby writes it. Nothing in the content can pass for the tail. */
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

/** The page of these parts. */
export const wholePage = ({ head, content, tail }: PageParts): string => head + content + tail;

/** The `main` element of a page, or an empty string. */
export function mainOf(html: string): string {
  const start = html.indexOf("<main");
  const end = html.lastIndexOf("</main>");
  return start < 0 || end < start ? "" : html.slice(start, end + 7);
}
