import type { SchemaPart } from "../../openapi/model";
import { headingMarkdown, linkMarkdown } from "./markdown-text";
import { belowMarkdown, type SchemaWriter } from "./schema-markdown";
import { text as words } from "../../i18n/twins-text";

/** Collects the schemas that a text refers to, and writes each once, those below them too. */
export interface NamedSchemas {
  writer: SchemaWriter;
  /** The section of all schemas that were referred to since the start. */
  section(level: number): string;
}

const directionOf = (key: string) => key.slice(key.lastIndexOf(".") + 1);

/** Names of parts: a schema that says the same in both directions has one name. */
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

/** An anchor as GitHub and most renderers make it of a heading. */
const anchor = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

/** A collector over all parts of an API; `names` are those of `partNames`. */
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
      // A Map that grows while it is walked: schemas below schemas come after them, each once.
      for (const [name, part] of wanted)
        written.push(`${headingMarkdown(level + 1, name)}\n\n${belowMarkdown(part.below, writer)}`);
      if (!written.length) return "";
      return [`${"#".repeat(level)} ${words.schemas}`, words.schemasLead, ...written].join("\n\n");
    },
  };
}
