/** What authors write after the language of a code fence. */
export interface CodeMeta {
  title?: string;
  /** Text alternative of a diagram. */
  alt?: string;
  /** 1-based line numbers. */
  highlighted: ReadonlySet<number>;
  showLineNumbers: boolean;
  /** Slug of the API operation that the code belongs to. */
  operation?: string;
  /** The code is a request body. */
  request: boolean;
  /** Status of the response that the code is. */
  response?: string;
  /** The code is part of the response. */
  excerpt: boolean;
  /** Unknown words. */
  unknown: string[];
}

function quoted(meta: string, key: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${key}=(?:"([^"]*)"|'([^']*)'|“([^”]*)”)`).exec(meta);
  return match?.slice(1).find((text) => text !== undefined);
}

/** `1,3-5` -> 1, 3, 4, 5 */
function lineNumbers(ranges: string): Set<number> {
  // A mistyped range must not fill the memory.
  const mostLines = 10_000;
  const numbers = new Set<number>();
  for (const range of ranges.split(",")) {
    const [first = NaN, last = first] = range
      .split("-")
      .map((number) => Number.parseInt(number, 10));
    for (let line = first; line <= Math.min(last, first + mostLines); line++) numbers.add(line);
  }
  return numbers;
}

const plainWords =
  /^(?:title="+|alt="+|showLineNumbers|operation=\S+|request|response=\S+|excerpt)$/;

/** Parses `title="order.json" {1,3-5} showLineNumbers operation=create-order response=201 excerpt`. */
export function parseCodeMeta(meta: string | null | undefined): CodeMeta {
  const text = meta ?? "";
  const unquoted = text.replace(/"[^"]*"|'[^']*'|“[^”]*”/g, '""');
  const words = unquoted
    .replace(/\{[\d,\s-]*\}/g, " ")
    .split(/\s+/)
    .filter(Boolean);
  const valueOf = (key: string) =>
    quoted(text, key) ??
    words.find((word) => word.startsWith(`${key}=`) && !word.includes('"'))?.slice(key.length + 1);
  return {
    title: quoted(text, "title"),
    alt: quoted(text, "alt"),
    highlighted: lineNumbers(/\{([\d,\s-]+)\}/.exec(unquoted)?.[1] ?? ""),
    showLineNumbers: words.includes("showLineNumbers"),
    operation: valueOf("operation"),
    request: words.includes("request"),
    response: valueOf("response"),
    excerpt: words.includes("excerpt"),
    unknown: words.filter((word) => !plainWords.test(word)),
  };
}
