import { z } from "zod";
import { text as interfaceText } from "../../i18n/text";
import { didYouMean } from "../../problems/did-you-mean";
import { problemsFromZod } from "../../problems/from-zod";
import type { Problem } from "../../problems/problem";
import { parseYamlSource } from "../../problems/yaml-source";
import { escapeAttribute, escapeText } from "../markdown/escape-html";
import { canvasWidth } from "./canvas";
import { words } from "./fields";
import { kinds } from "./kinds";

/** The language of a fence that is drawn. */
export const illustrationLanguage = "illustration";

const code = "illustration";
const subject = "illustration";
const names = Object.keys(kinds);

const common = {
  kind: z.string(),
  /** What the drawing says, in words. */
  alt: words,
  /** What it is an illustration of. */
  caption: words,
};

interface Illustration {
  /** Undefined if there are problems. */
  html?: string;
  problems: Problem[];
}

/** Where a fence stands: its file, and the line of its opening. */
interface FencePlace {
  file: string;
  line: number;
}

function unknownKind(kind: unknown, where: Problem["where"], seen: string): Problem {
  const near = typeof kind === "string" ? didYouMean(kind, names) : undefined;
  return {
    level: "error",
    code: "illustration-kind",
    what: `Unknown kind of illustration: ${JSON.stringify(kind ?? null)}`,
    where,
    seen,
    cause: `The known ones are ${names.join(", ")}.`,
    fix: `kind: ${near ?? "document"}`,
  };
}

/** Draws the YAML of a fence: a figure that says that it is an illustration. */
export function drawIllustration(yaml: string, { file, line }: FencePlace): Illustration {
  const source = parseYamlSource({ file, text: yaml, lineOffset: line, subject });
  if (source.problems.length) return { problems: source.problems };
  const given = Object(source.value) as Record<string, unknown>;
  const kind = Object.hasOwn(kinds, String(given.kind)) ? kinds[String(given.kind)] : undefined;
  if (!kind)
    return { problems: [unknownKind(given.kind, source.locate(["kind"]), source.seen(["kind"]))] };
  const schema = z.strictObject({ ...common, ...kind.shape });
  const parsed = schema.safeParse(given);
  const examples = { alt: "alt: Three lamps wait in bin A-01.", caption: "caption: A pick list" };
  if (!parsed.success) {
    const lines = kind.example.split(/\n(?=\w)/).map((part) => [part.split(":")[0] ?? "", part]);
    const about = { subject, code, examples: { ...examples, ...Object.fromEntries(lines) } };
    return { problems: problemsFromZod(parsed.error, source, schema, about) };
  }
  const { svg, height } = kind.draw(parsed.data);
  const tall = Math.ceil(height);
  const { alt, caption } = parsed.data;
  return {
    problems: [],
    html:
      `<figure class="illustration"><svg role="img" aria-label="${escapeAttribute(alt)}" ` +
      `width="${canvasWidth}" height="${tall}" viewBox="0 0 ${canvasWidth} ${tall}">${svg}</svg>` +
      `<figcaption><b>${interfaceText.illustration}:</b> ${escapeText(caption)}</figcaption></figure>`,
  };
}

/** The texts of a drawn figure, row by row: what its Markdown version lists. */
export const drawnTexts = (html: string): string[] =>
  [...html.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text = ""]) => text);
