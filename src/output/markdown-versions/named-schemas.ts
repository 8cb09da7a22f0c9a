import type { SchemaPart } from "../../openapi/schema-node";
import { headingMarkdown, linkMarkdown } from "./markdown-text";
import { belowMarkdown, type SchemaWriter } from "./schema-markdown";
import { text as words } from "../../i18n/markdown-versions-text";

/** Collects the schemas that a text refers to, and writes each once, with those below it. */
export interface NamedSchemas {
  writer: SchemaWriter;
  /** All schemas referred to since the start. */
  section(level: number): string;
}

const directionOf = (key: string) => key.slice(key.lastIndexOf(".") + 1);

/** A schema that is the same in both directions has one name. */
export function partNames(
  parts: readonly SchemaPart[],
  write: (part: SchemaPart) => string,
): Map<string, string> {
  const byName = new Map<string, SchemaPart[]>();
  for (const part of parts) {
    const name = part.name ?? part.key;
    byName.set(name, [...(byName.get(name) ?? []), part]);
  }
  const names = new Map<string, string>();
  for (const [name, same] of byName) {
    const texts = new Set(same.map(write));
    for (const part of same) {
      const way = directionOf(part.key) === "request" ? words.sent : words.received;
      names.set(part.key, texts.size === 1 ? name : `${name} (${way})`);
    }
  }
  return names;
}

/** As GitHub and most renderers make it from a heading. */
const anchor = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

/** `names` are those of `partNames`. */
export function namedSchemas(
  parts: ReadonlyMap<string, SchemaPart>,
  names: ReadonlyMap<string, string>,
  prose: SchemaWriter["prose"],
): NamedSchemas {
  const wanted = new Map<string, SchemaPart>();
  const nameOf = (key: string) => names.get(key) ?? key;
  const writer: SchemaWriter = {
    prose,
    refer(key) {
      const part = parts.get(key);
      const name = nameOf(key);
      if (part && !wanted.has(name)) wanted.set(name, part);
      return linkMarkdown(name, `#${anchor(name)}`);
    },
  };
  return {
    writer,
    section(level) {
      const written: string[] = [];
      // The map grows during the loop: schemas below schemas follow, each once.
      for (const [name, part] of wanted)
        written.push(`${headingMarkdown(level + 1, name)}\n\n${belowMarkdown(part.below, writer)}`);
      if (!written.length) return "";
      return [`${"#".repeat(level)} ${words.schemas}`, words.schemasLead, ...written].join("\n\n");
    },
  };
}
