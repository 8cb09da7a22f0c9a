import { z } from "zod";
import { text as interfaceText } from "../../i18n/text";
import { problemsFromZod } from "../../problems/from-zod";
import type { Problem } from "../../problems/problem";
import { escapeAttribute, escapeText } from "../markdown/escape-html";
import { readFenceOfAKind, type FencePlace } from "../markdown/fence-kind";
import { canvasWidth } from "./canvas";
import { words } from "./kind-fields";
import { kinds } from "./kinds";

/** The language of a fence that is drawn. */
export const illustrationLanguage = "illustration";

const code = "illustration";
const subject = "illustration";

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

/** Draws the YAML of a fence: a figure that says that it is an illustration. */
export function drawIllustration(yaml: string, place: FencePlace): Illustration {
  const fence = readFenceOfAKind(yaml, place, { subject, kinds, usual: "document" });
  if (Array.isArray(fence)) return { problems: fence };
  const { source, given, kind } = fence;
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
  [...html.matchAll(/<text [^>]*>(.*?)<\/text>/g)].map(([, text = ""]) =>
    text
      .replaceAll(/<\/?tspan[^>]*>/g, " ")
      .replaceAll(/ +/g, " ")
      .trim(),
  );
