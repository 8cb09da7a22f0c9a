import type { Parent } from "unist";
import { isJsx, textAttributes, type Jsx } from "../../../config/html/jsx";
import { kebabCase } from "../../markdown/kebab-case";
import { didYouMean } from "../../../problems/did-you-mean";
import type { Problem } from "../../../problems/problem";
import { mdxComponentRule } from "../page/component-names";
import { admonitionTypes, isAdmonition, nearestAdmonition } from "../remark/admonition-types";

type Fault = Pick<Problem, "code" | "what" | "seen" | "cause" | "fix">;

/** The tag with other attributes. */
function tagWith(name: string, attributes: readonly (readonly [key: string, value: string])[]) {
  return `<${[name, ...attributes.map(([key, value]) => `${key}="${value}"`)].join(" ")}>`;
}

function unknownAttribute(node: Jsx, key: string, known: readonly string[]): Fault {
  const name = node.name ?? "";
  const near = didYouMean(key, known);
  const attributes = textAttributes(node);
  return {
    code: "mdx-component-attribute",
    what: `<${name}> has no attribute ${key}`,
    seen: `<${name} ${key}>`,
    cause: known.length
      ? `It knows ${known.join(" and ")}; anything else is ignored.`
      : "It has no attributes; all are ignored.",
    fix: tagWith(
      name,
      near
        ? attributes.map(([one, value]) => [one === key ? near : one, value])
        : attributes.filter(([one]) => one !== key),
    ),
  };
}

/** A required attribute that is missing or empty. */
function missingAttribute(node: Jsx, key: string): Fault {
  const name = node.name ?? "";
  const others = textAttributes(node).filter(([one]) => one !== key);
  const label = others.find(([one]) => one === "label")?.[1] ?? "";
  const value = name === "Admonition" ? "note" : kebabCase(label) || "first";
  return {
    code: "mdx-component-incomplete",
    what: `<${name}> needs the attribute ${key}`,
    seen: tagWith(name, textAttributes(node)),
    cause: `Without ${key} it shows nothing, or not what was meant.`,
    fix: tagWith(name, [[key, value], ...others]),
  };
}

function unknownType(type: string): Fault {
  return {
    code: "admonition-unknown",
    what: `Unknown admonition: ${type}`,
    seen: `<Admonition type="${type}">`,
    cause: `The known ones are ${admonitionTypes.join(", ")}.`,
    fix: `<Admonition type="${nearestAdmonition(type)}">`,
  };
}

const isNamed = (node: Parent, name: string) => isJsx(node) && node.name === name;

/** Paragraphs around JSX on one line, and components written in a sentence. */
const withoutParagraphs = (children: readonly Parent["children"][number][]) =>
  children.flatMap((child) => (child.type === "paragraph" ? (child as Parent).children : [child]));

function misplaced(name: string, holder: string): Fault {
  return {
    code: "mdx-component-outside",
    what: `<${name}> is not in <${holder}>`,
    seen: `<${name}>`,
    cause: `The <${holder}> around it shows it, so nothing may stand between the two: no list, table, or other component.`,
    fix:
      name === "TabItem"
        ? '<Tabs>\n\n<TabItem value="a" label="A">\n\nText\n\n</TabItem>\n\n</Tabs>'
        : `<${holder}>\n\n<${name}>\n\nText\n\n</${name}>\n\n</${holder}>`,
  };
}

function tabsFaults(node: Jsx): Fault[] {
  if (node.name !== "Tabs") return [];
  const lost = withoutParagraphs(node.children).filter(
    (child) =>
      !isNamed(child as Parent, "TabItem") &&
      !(child.type === "text" && !String((child as { value?: unknown }).value).trim()) &&
      !/^mdx(?:Flow|Text)Expression$/.test(child.type),
  );
  return lost.length || !node.children.length
    ? [
        {
          code: "mdx-tabs-content",
          what: lost.length ? "<Tabs> has content outside of <TabItem>" : "<Tabs> has no <TabItem>",
          seen: "<Tabs>",
          cause: "Only <TabItem> is shown; everything else would be lost.",
          fix: '<TabItem value="a" label="A">\n\nText\n\n</TabItem>',
        },
      ]
    : [];
}

/** Tabs of one value, of which readers could open only the first. */
function repeatedTabs(node: Jsx): Fault[] {
  const tabs = withoutParagraphs(node.children).filter((child) =>
    isNamed(child as Parent, "TabItem"),
  );
  const values = tabs.map((tab) => new Map(textAttributes(tab as Jsx)).get("value"));
  return values.flatMap((value, index) =>
    value === undefined || values.indexOf(value) === index
      ? []
      : [
          {
            code: "mdx-tab-repeated",
            what: `Two tabs have the value "${value}"`,
            seen: `<TabItem value="${value}">`,
            cause: "A tab is opened by its value, so each needs its own.",
            fix: `<TabItem value="${value}-2">`,
          },
        ],
  );
}

/**
 * What is wrong with the use of a component: attributes, the type of an admonition, its place, tabs. `holder` is the
 * nearest node around it that is not a paragraph.
 */
export function componentFaults(node: Jsx, holder: Parent): Fault[] {
  const name = node.name ?? "";
  const rule = mdxComponentRule(name);
  if (!rule) return [];
  const keys = node.attributes.flatMap((one) => (one.type === "mdxJsxAttribute" ? one.name : []));
  const texts = new Map(textAttributes(node));
  const type = texts.get("type");
  return [
    ...keys
      .filter((key) => !rule.attributes.includes(key))
      .map((key) => unknownAttribute(node, key, rule.attributes)),
    ...(rule.required ?? [])
      .filter((key) => !keys.includes(key) || texts.get(key)?.trim() === "")
      .map((key) => missingAttribute(node, key)),
    ...(name === "Admonition" && type?.trim() && !isAdmonition(type) ? [unknownType(type)] : []),
    ...(rule.inside && !isNamed(holder, rule.inside) ? [misplaced(name, rule.inside)] : []),
    ...tabsFaults(node),
    ...(name === "Tabs" ? repeatedTabs(node) : []),
  ];
}
