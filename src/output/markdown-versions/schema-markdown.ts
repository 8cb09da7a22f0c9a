import type { SchemaBelow, SchemaNode, SchemaProperty } from "../../openapi/schema-node";
import { textMarkdown } from "./markdown-text";
import { text } from "../../i18n/text";
import { text as words } from "../../i18n/markdown-versions-text";

export interface SchemaWriter {
  /** Converts a description from HTML to Markdown. */
  prose(html: string | undefined): string;
  /** The name of a part that is described elsewhere in the text; notes that it is needed. */
  refer(key: string): string;
}

/** What parameters and properties have besides their schema. */
interface FieldFacts {
  required?: boolean | undefined;
  deprecated?: boolean | undefined;
  descriptionHtml?: string | undefined;
  example?: unknown;
}

const indent = (text: string, by: string) => text.replace(/\n(?=[^\n])/g, `\n${by}`);

const lineBreak = /[\n\r]/;

/** A value as code, in as many backquotes as it needs. */
export function codeText(value: unknown): string {
  const isLine = typeof value === "string" && value !== "" && !lineBreak.test(value);
  const text = isLine ? value : (JSON.stringify(value) ?? "");
  const ticks = "`".repeat(
    Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)) + 1,
  );
  const pad = /^`|`$|^ .* $/.test(text) ? " " : "";
  return ticks + pad + text + pad + ticks;
}

const typeOf = ({ type, format }: SchemaNode) =>
  textMarkdown(format ? `${type} (${format})` : type);

/** A constraint that ends with a regular expression. */
const patterned = /^((?:does not match|matches) )(.*)$/s;

function factsOf(schema: SchemaNode, writer: SchemaWriter, example?: unknown): string[] {
  const shown = example ?? schema.example;
  const values: [string, unknown][] = [
    [text.constant, schema.const],
    [text.default, schema.default],
    [text.example, typeof shown === "object" ? undefined : shown],
  ];
  const constraints = schema.constraints
    ?.map((one) => one.replace(patterned, (_, verb: string, pattern) => verb + codeText(pattern)))
    .join("; ");
  const choices = schema.enum?.map(({ value, descriptionHtml }) => {
    if (!descriptionHtml) return codeText(value);
    return `${codeText(value)} (${writer.prose(descriptionHtml).replace(/\.$/, "")})`;
  });
  return [
    ...(constraints ? [`${constraints.charAt(0).toUpperCase()}${constraints.slice(1)}.`] : []),
    ...values
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([label, value]) => `${label} ${codeText(value)}.`),
    ...(choices ? [`${words.values} ${choices.join(", ")}.`] : []),
  ];
}

/** Parameters or headers as a list. */
export const fieldsMarkdown = (
  fields: readonly (FieldFacts & { name: string; schema: SchemaNode })[],
  writer: SchemaWriter,
) =>
  fields.map(({ name, schema, ...facts }) => fieldMarkdown(name, schema, facts, writer)).join("\n");

/** One field as a list item, with everything below it. */
function fieldMarkdown(
  name: string,
  schema: SchemaNode,
  facts: FieldFacts,
  writer: SchemaWriter,
): string {
  const { required, deprecated, descriptionHtml, example } = facts;
  const marks = [
    typeOf(schema),
    required && text.required,
    schema.readOnly && text.readOnly,
    schema.writeOnly && text.writeOnly,
    (deprecated || schema.deprecated) && words.deprecated,
  ].filter(Boolean);
  const said = writer.prose(descriptionHtml || schema.descriptionHtml);
  const [first = "", ...more] = said ? said.split("\n\n") : [];
  const own = [first.replace(/\n(?![-\d])/g, " "), ...factsOf(schema, writer, example)];
  const line = `- ${codeText(name)} (${marks.join(", ")})`;
  const sentence = own.filter(Boolean).join(" ");
  const blocks = more.map((block) => `\n\n${block}\n`).join("");
  const below = belowOfNode(schema, writer);
  return indent(
    `${line}${sentence ? `: ${sentence}` : ""}${blocks}${below ? `\n${below}` : ""}`,
    "  ",
  );
}

/** Own levels of a schema in place, shared schemas by name. */
export function belowOfNode(node: SchemaNode, writer: SchemaWriter): string {
  if (node.part) return `- ${words.fieldsOf} ${writer.refer(node.part)}`;
  const rest = node.truncated ? `- ${text.deeper}\n` : "";
  return (rest + belowMarkdown(node, writer)).trimEnd();
}

const item = (label: string, below: string) =>
  indent(below ? `- ${label}\n${below}` : `- ${label}`, "  ");

function variantsMarkdown(
  { kind, discriminator, options }: NonNullable<SchemaBelow["variants"]>,
  writer: SchemaWriter,
): string {
  const by = discriminator ? `, ${text.chosenBy} ${codeText(discriminator)}` : "";
  const lines = options.map(({ label, schema }) => {
    const name = discriminator ? codeText(label) : textMarkdown(label);
    const said = [
      writer.prose(schema.descriptionHtml).replace(/\s+/g, " "),
      ...factsOf(schema, writer),
    ];
    const text = said.filter(Boolean).join(" ");
    if (schema.part) return `- ${name}: ${writer.refer(schema.part)}${text ? `. ${text}` : ""}`;
    return item(text ? `${name}: ${text}` : name, belowOfNode(schema, writer));
  });
  return item(`${kind === "oneOf" ? text.oneOf : text.anyOf}${by}:`, lines.join("\n"));
}

/** A schema that something else depends on, below what it is for. */
const labeled = (label: string, node: SchemaNode, writer: SchemaWriter) =>
  item([`${label}:`, ...factsOf(node, writer)].join(" "), belowOfNode(node, writer));

function conditionsMarkdown(
  conditions: NonNullable<SchemaBelow["conditions"]>,
  writer: SchemaWriter,
): string[] {
  return conditions.flatMap(({ when, if: test, then, else: otherwise }) => {
    const branch = (label: string, node: SchemaNode | undefined) =>
      node ? [labeled(label, node, writer)] : [];
    return [
      ...branch(text.ifMatches, test),
      ...branch(when ? text.when(when) : words.thenHolds, then),
      ...branch(when ? text.whenNot(when) : words.elseHolds, otherwise),
    ];
  });
}

const property = ({ name, required, pattern, schema }: SchemaProperty, writer: SchemaWriter) =>
  fieldMarkdown(pattern ? `/${name}/` : name, schema, { required }, writer);

/** One level of a schema as a list. */
export function belowMarkdown(below: SchemaBelow, writer: SchemaWriter): string {
  const { properties, items, additional, variants, tuple, conditions, not } = below;
  const itemFacts = items ? [writer.prose(items.descriptionHtml), ...factsOf(items, writer)] : [];
  const ofItems = items ? belowOfNode(items, writer) : "";
  const aboutItems = itemFacts.filter(Boolean).join(" ").replace(/\s+/g, " ");
  return [
    ...(properties ?? []).map((one) => property(one, writer)),
    ...(additional ? [fieldMarkdown(text.mapValues, additional, {}, writer)] : []),
    ...(variants ? [variantsMarkdown(variants, writer)] : []),
    ...(items && (aboutItems || ofItems)
      ? aboutItems
        ? [item(`${text.arrayItems} (${typeOf(items)}): ${aboutItems}`, ofItems)]
        : [ofItems]
      : []),
    ...(tuple ?? []).map((one, at) => fieldMarkdown(`[${at}]`, one, {}, writer)),
    ...conditionsMarkdown(conditions ?? [], writer),
    ...(not ? [labeled(text.mustNotMatch, not, writer)] : []),
  ].join("\n");
}
