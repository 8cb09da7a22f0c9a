/** What an author can write behind the language of a code fence. */
export interface CodeMeta {
  title?: string;
  /** Text alternative of a diagram. */
  alt?: string;
  /** 1-based numbers of the lines to mark. */
  highlighted: ReadonlySet<number>;
  showLineNumbers: boolean;
}

function quoted(meta: string, key: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${key}=(?:"([^"]*)"|'([^']*)'|“([^”]*)”)`).exec(meta);
  return match?.slice(1).find((text) => text !== undefined);
}

/** The numbers in `1,3-5`. */
function lineNumbers(ranges: string): Set<number> {
  const numbers = new Set<number>();
  for (const range of ranges.split(",")) {
    const [first = NaN, last = first] = range
      .split("-")
      .map((number) => Number.parseInt(number, 10));
    for (let line = first; line <= Math.min(last, first + 10_000); line++) numbers.add(line);
  }
  return numbers;
}

/** Reads `title="create-item.json" {1,3-5} showLineNumbers`. */
export function parseCodeMeta(meta: string | null | undefined): CodeMeta {
  const text = meta ?? "";
  const unquoted = text.replace(/"[^"]*"|'[^']*'|“[^”]*”/g, '""');
  return {
    title: quoted(text, "title"),
    alt: quoted(text, "alt"),
    highlighted: lineNumbers(/\{([\d,\s-]+)\}/.exec(unquoted)?.[1] ?? ""),
    showLineNumbers: /(?:^|\s)showLineNumbers(?:\s|$)/.test(unquoted),
  };
}
