import { text } from "../i18n/description-text";
import type { DescriptionMemo } from "./description-memo";
import { isObject, lineAt, objectAt, type JsonObject } from "./json";
import type { References } from "./references";
import { percentEncoded } from "./percent-encoded";
import { sampleOf } from "./sample";
import type { Direction } from "./schema-tree";

/** An example of a body, as text and as highlighted code. */
export interface ApiExample {
  name: string;
  summary?: string;
  /** More than fits in a choice, such as the query of a list. */
  description?: string;
  descriptionHtml?: string;
  /** Made from the schema because the author wrote none. */
  generated: boolean;
  language: string;
  code: string;
  html: string;
}

interface ExampleValue {
  name: string;
  summary?: string;
  description?: string;
  generated: boolean;
  value: unknown;
}

/** Longer examples are data sets, and pages with them would not open. Pages fold shorter ones and hold all of them. */
export const exampleLimits = { lines: 2000, characters: 100_000 };

/** The highlighter's language for a media type. */
function languageOf(mediaType: string): string {
  const name = mediaType.toLowerCase();
  if (/[/+]json|json-/.test(name)) return "json";
  if (/[/+]xml/.test(name)) return "xml";
  if (/[/+-]yaml/.test(name)) return "yaml";
  if (/html/.test(name)) return "html";
  if (/csv/.test(name)) return "csv";
  return "text";
}

const isBinary = (mediaType: string) =>
  /octet-stream|pdf|zip|^(image|audio|video|font)\//i.test(mediaType) && !/svg/i.test(mediaType);

function formEncoded(value: JsonObject): string {
  return Object.entries(value)
    .map(([key, item]) => {
      const text = typeof item === "object" ? JSON.stringify(item) : String(item);
      return `${percentEncoded(key)}=${percentEncoded(text)}`;
    })
    .join("&\n");
}

function textOf(value: unknown, mediaType: string): { code: string; language: string } {
  const language = languageOf(mediaType);
  if (typeof value === "string" && language !== "json") return { code: value, language };
  if (/x-www-form-urlencoded/.test(mediaType) && isObject(value))
    return { code: formEncoded(value), language };
  const readable = typeof value === "string" && /^\s*[[{]/.test(value) ? value : undefined;
  const code = readable ?? JSON.stringify(value, null, 2) ?? "";
  return { code, language: language === "text" || language === "xml" ? "json" : language };
}

/** Cuts a data set, and says so. */
export function cutExample(code: string): string {
  const lines = code.split("\n");
  const fewer = lines.slice(0, exampleLimits.lines).join("\n");
  const shown = fewer.slice(0, exampleLimits.characters);
  if (shown.length === code.length) return code;
  return `${shown}\n${text.cutHere(lines.length - shown.split("\n").length)}`;
}

function written(media: JsonObject, references: References): ExampleValue[] {
  const named = Object.entries(objectAt(media, "examples")).flatMap(([name, reference]) => {
    const example = references.followObject(reference);
    if (!example) return [];
    const value = example.value ?? example.dataValue ?? example.serializedValue;
    if (value === undefined) return [];
    const summary = lineAt(example, "summary");
    const description = lineAt(example, "description");
    return [
      {
        name,
        ...(summary && { summary }),
        ...(description && { description }),
        generated: false,
        value,
      },
    ];
  });
  if (named.length || media.example === undefined) return named;
  return [{ name: text.example, generated: false, value: media.example }];
}

/** The author's examples of a media type, or one made from its schema; their HTML follows. */
export async function examplesOf(
  mediaType: string,
  media: JsonObject,
  direction: Direction,
  memo: Pick<DescriptionMemo, "references" | "resolve" | "prose" | "highlight">,
): Promise<ApiExample[]> {
  const values = written(media, memo.references);
  if (!values.length && media.schema !== undefined && !isBinary(mediaType)) {
    const format = languageOf(mediaType) === "xml" ? "xml" : "json";
    const value = sampleOf(media.schema, memo.resolve, direction, format);
    if (value !== undefined && value !== null && value !== "")
      values.push({ name: text.example, generated: true, value });
  }
  return Promise.all(
    values.map(async ({ value, description, ...rest }) => {
      const { code: full, language } = textOf(value, mediaType);
      const code = cutExample(full);
      const said = description && {
        description,
        descriptionHtml: await memo.prose.html(description),
      };
      const example = { ...rest, ...said, language, code, html: "" };
      memo.highlight(code, language, (html) => {
        example.html = html;
      });
      return example;
    }),
  );
}
