import { groupBy } from "../../config/group-by";
import type { SchemaPart } from "../../openapi/schema-node";
import { headingMarkdown, linkMarkdown } from "./markdown-text";
import { belowMarkdown, type SchemaWriter } from "./schema-markdown";
import { text as words } from "../../i18n/markdown-versions-text";

/** Collects the schemas that a text refers to, and writes each once, with those below it. */
interface NamedSchemas {
  writer: SchemaWriter;
  /** All schemas referred to since the start. */
  section(level: number): string;
}

const isSent = ({ key }: SchemaPart) => key.lastIndexOf(".request") > key.lastIndexOf(".response");

/** The labels of parts of one name that read differently: by direction, with a number from the second of a direction on. */
function labelled(name: string, byText: readonly SchemaPart[][]): [key: string, label: string][] {
  const taken = new Map<string, number>();
  return byText.flatMap((same) => {
    const way = isSent(same[0]!) ? words.sent : words.received;
    const count = (taken.get(way) ?? 0) + 1;
    taken.set(way, count);
    const label = `${name} (${way}${count > 1 ? ` ${count}` : ""})`;
    return same.map(({ key }): [string, string] => [key, label]);
  });
}

/** Names for parts: those that read the same, with all they refer to, share one. `write` names parts by the second argument. */
export function partNames(
  parts: readonly SchemaPart[],
  write: (part: SchemaPart, nameOf: (key: string) => string) => string,
): Map<string, string> {
  const byName = groupBy(parts, ({ key, name }) => [name ?? key]);
  const names = new Map(parts.map(({ key, name }) => [key, name ?? key]));
  const nameOf = (key: string) => names.get(key) ?? key;
  let waiting = [...byName].filter(([, same]) => same.length > 1);
  // A part that refers to a name that was split reads differently from then on.
  for (let before = -1; before !== waiting.length;) {
    before = waiting.length;
    const split = waiting.map(([name, same]) => {
      const byText = [...groupBy(same, (part) => [write(part, nameOf)]).values()];
      return { name, same, byText };
    });
    for (const { name, byText } of split)
      if (byText.length > 1)
        for (const [key, label] of labelled(name, byText)) names.set(key, label);
    waiting = split
      .filter(({ byText }) => byText.length === 1)
      .map(({ name, same }) => [name, same]);
  }
  return names;
}

/** As GitHub and most renderers make it from a heading. */
const anchor = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

/** Prints each text once, by its id. Where it stands again, the writer learns which schemas it refers to. */
export function printOnce() {
  const printed = new Map<string, { text: string; keys: string[] }>();
  return (id: string, { prose, refer }: SchemaWriter, print: (writer: SchemaWriter) => string) => {
    const known = printed.get(id);
    known?.keys.forEach(refer);
    if (known) return known.text;
    const keys: string[] = [];
    const noting = (key: string) => {
      keys.push(key);
      return refer(key);
    };
    const text = print({ prose, refer: noting });
    printed.set(id, { text, keys });
    return text;
  };
}

/** `names` are those of `partNames`. */
export function namedSchemas(
  parts: ReadonlyMap<string, SchemaPart>,
  names: ReadonlyMap<string, string>,
  prose: SchemaWriter["prose"],
  once: ReturnType<typeof printOnce>,
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
      for (const [name, { key, below }] of wanted) {
        const text = once(key, writer, (noting) => belowMarkdown(below, noting));
        written.push(`${headingMarkdown(level + 1, name)}\n\n${text}`);
      }
      if (!written.length) return "";
      return [`${"#".repeat(level)} ${words.schemas}`, words.schemasLead, ...written].join("\n\n");
    },
  };
}
