import type { Diagnosis, Mistake } from "./syntax-problem";

const voidElements = /^(area|br|col|hr|img|input|source|wbr)$/;

/** A tag that the parser found open. */
function open(seen: string, tag: string, name: string): Diagnosis {
  if (voidElements.test(name))
    return {
      cause: `In MDX every tag is closed, <${name}> too.`,
      fix: seen.replace(tag, tag.replace(/\s*>$/, " />")),
    };
  if (seen !== tag && !seen.includes(`</${name}`))
    return {
      cause: `MDX reads ${tag} as the beginning of a tag, which is not closed in this paragraph.`,
      fix: seen.replace(tag, `\`${tag}\``),
    };
  return {
    cause: `The tag <${name}> is not closed, or not in the block in which it is opened.`,
    fix: `${tag}\n\nText, with an empty line above and below.\n\n</${name}>`,
  };
}

function tagAt(line: string, column: number): { tag: string; name: string } {
  const rest = line.slice(column - 1);
  const tag = /^<[^<>]*>?/.exec(rest)?.[0] ?? rest;
  return { tag, name: /^<\/?([\w.:-]*)/.exec(tag)?.[1] ?? "" };
}

/** Tags that are not closed, closed twice, or closed in another block. */
export function tagDiagnosis({ reason, seen, lines }: Mistake): Diagnosis | undefined {
  if (reason.startsWith("Unexpected closing slash"))
    return {
      cause: "This closes a tag that is not open at this place.",
      fix: `${seen.replace(/^.*<\/\s*([\w.:-]*).*$/, "<$1>")}\n\nText\n\n${seen}`,
    };
  const place = /closing tag for `[^`]*` \((\d+):(\d+)/.exec(reason);
  const [line, column] = [Number(place?.[1] ?? 0), Number(place?.[2] ?? 0)];
  if (line) {
    const source = lines[line - 1] ?? "";
    const { tag, name } = tagAt(source, column);
    return { ...open(source.trim(), tag, name), line };
  }
  const closing = /^Expected the closing tag `<\/([^`>]*)>`/.exec(reason)?.[1];
  if (closing === undefined) return undefined;
  return {
    cause: `The tag <${closing}> is opened in one block and closed in another.`,
    fix: `<${closing}>\n\nText, with an empty line above and below.\n\n</${closing}>`,
  };
}
