import { didYouMean } from "../../../problems/did-you-mean";
import { mdxComponentRule, standsAlone } from "../page/component-names";
import { pageElements } from "../markup/elements";
import type { Diagnosis, SyntaxMistake } from "./syntax-problem";

const voidElements = /^(area|br|col|hr|img|input|source|wbr)$/;

/** An element that its author meant as one: it begins the line, or has attributes. */
const isMeant = (seen: string, tag: string, name: string) =>
  pageElements.has(name) && (seen.startsWith(tag) || /\s/.test(tag));

/** A tag that the parser found open. */
function open(seen: string, tag: string, name: string): Diagnosis {
  if (standsAlone(name))
    return {
      cause: `<${name}> holds nothing, so it is closed in its own tag.`,
      fix: seen.replace(tag, tag.replace(/\s*>$/, "/>")),
    };
  if (voidElements.test(name))
    return {
      cause: `In MDX every tag is closed, <${name}> too.`,
      fix: seen.replace(tag, tag.replace(/\s*>$/, " />")),
    };
  if (seen !== tag && !seen.includes(`</${name}`) && isMeant(seen, tag, name))
    return {
      cause: `In MDX every tag is closed in the block in which it is opened, <${name}> too.`,
      fix: `${seen}</${name}>`,
    };
  if (seen !== tag && !seen.includes(`</${name}`))
    return {
      cause: `MDX reads ${tag} as the beginning of a tag, which is not closed in this paragraph.`,
      fix: seen.replace(tag, `\`${tag}\``),
    };
  if (
    seen === tag &&
    !pageElements.has(name) &&
    mdxComponentRule(name) === undefined &&
    /\s/.test(tag) &&
    !tag.includes("=")
  )
    return {
      cause: `MDX reads ${tag} as the beginning of a tag, and it is none.`,
      fix: `\`${tag}\``,
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

/** A closing tag without an opening one. */
function notOpen(seen: string): Diagnosis {
  const cause = "This closes a tag that is not open at this place.";
  const [tag = seen, name = ""] = /<\/\s*([\w.:-]*)\s*>/.exec(seen) ?? [];
  const rest = seen.replace(tag, "").trim();
  return { cause, fix: rest || `<${name}>\n\nText\n\n${seen}` };
}

/** A closing tag whose name is nearly that of the tag that is open. */
function misspelled({ reason, seen, line }: SyntaxMistake): Diagnosis | undefined {
  const [, closing = "", opening = ""] =
    /closing tag `<\/([^`>]*)>`, expected .* for `<([^`>]*)>`/.exec(reason) ?? [];
  if (!closing || !didYouMean(closing, [opening])) return undefined;
  const isKnown = (name: string) => pageElements.has(name) || mdxComponentRule(name) !== undefined;
  const cause = `The tag <${opening}> is closed under another name: </${closing}>.`;
  if (!isKnown(closing)) return { cause, fix: seen.replace(`</${closing}`, `</${opening}`), line };
  return isKnown(opening) || !seen.includes(`<${opening}`)
    ? undefined
    : { cause, fix: seen.replace(`<${opening}`, `<${closing}`), line };
}

/** Tags that are not closed, closed twice, or closed in another block. */
export function tagDiagnosis(mistake: SyntaxMistake): Diagnosis | undefined {
  const { reason, seen, lines } = mistake;
  if (reason.startsWith("Unexpected closing slash")) return notOpen(seen);
  const nearly = misspelled(mistake);
  if (nearly) return nearly;
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
