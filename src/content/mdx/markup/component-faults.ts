import type { Parent } from "unist";
import { isJsx, textAttributes, type Jsx } from "../../../config/html/jsx";
import { kebabCase } from "../../markdown/kebab-case";
import { toString as textOf } from "mdast-util-to-string";
import { didYouMean } from "../../../problems/did-you-mean";
import { mdxComponentRule, standsAlone } from "../page/component-names";
import type { NodeFault } from "../problems/faults-in-tree";
import { admonitionTypes, isAdmonition, nearestAdmonition } from "../remark/admonition-types";

type Attributes = readonly (readonly [key: string, value: string])[];

/** The tag of a component with other attributes. */
function tagWith({ name, children }: Pick<Jsx, "name" | "children">, attributes: Attributes) {
  const written = attributes.map(([key, value]) => `${key}="${value}"`);
  const isAlone = !children.length && name !== "Tabs" && name !== "TabItem";
  return `<${[name, ...written].join(" ")}${isAlone ? "/" : ""}>`;
}

const keysOf = ({ attributes }: Jsx) =>
  attributes.flatMap((one) => (one.type === "mdxJsxAttribute" ? one.name : []));

const isEmpty = (node: Jsx, key: string) =>
  (!keysOf(node).includes(key) && keysOf(node).length === node.attributes.length) ||
  new Map(textAttributes(node)).get(key)?.trim() === "";

/** The attribute that was meant by another name: one like it, or the only one that is missing. */
function attributeMeant(node: Jsx, key: string): string | undefined {
  const { attributes = [], required = [] } = mdxComponentRule(node.name ?? "") ?? {};
  const missing = required.filter((one) => isEmpty(node, one));
  const others = keysOf(node).filter((one) => !attributes.includes(one));
  const near = didYouMean(
    key,
    attributes.filter((one) => isEmpty(node, one)),
  );
  return near ?? (missing.length === 1 && others.length === 1 ? missing[0] : undefined);
}

/** Attributes that Docusaurus has, and what does the same here. */
const foreignAttributes: Record<string, string> = {
  "Tabs queryString":
    "Tabs with a groupId remember what the reader chose, and no address names it.",
  "Tabs values": "Each <TabItem> has its own value and label.",
  "TabItem default": 'The first tab is open, unless <Tabs defaultValue="…"> names another one.',
};

function unknownAttribute(node: Jsx, key: string, known: readonly string[]): NodeFault {
  const name = node.name ?? "";
  const meant = attributeMeant(node, key);
  const attributes = textAttributes(node);
  return {
    code: "mdx-component-attribute",
    what: `<${name}> has no attribute ${key}`,
    seen: `<${name} ${key}>`,
    cause:
      foreignAttributes[`${name} ${key}`] ??
      (known.length
        ? `It knows ${known.join(" and ")}; anything else is ignored.`
        : "It has no attributes; all are ignored."),
    fix: tagWith(
      node,
      meant
        ? attributes.map(([one, value]) => [one === key ? meant : one, value])
        : attributes.filter(([one]) => one !== key),
    ),
  };
}

/** A required attribute that is missing or empty. */
function missingAttribute(node: Jsx, key: string): NodeFault {
  const name = node.name ?? "";
  const others = textAttributes(node).filter(([one]) => one !== key);
  const label = others.find(([one]) => one === "label")?.[1] ?? "";
  const inner = standsAlone(name) ? kebabCase(textOf(node)) : "";
  const value =
    name === "Admonition"
      ? "note"
      : kebabCase(label) || inner || (standsAlone(name) ? "…" : "first");
  const alone = standsAlone(name) ? { ...node, children: [] } : node;
  return {
    code: "mdx-component-incomplete",
    what: `<${name}> needs the attribute ${key}`,
    seen: tagWith(node, textAttributes(node)),
    cause: `Without ${key} it shows nothing, or not what was meant.`,
    fix: tagWith(alone, [[key, value], ...others]),
  };
}

/** What stands in a component that shows a name of its own. */
function lostContent(node: Jsx): NodeFault | [] {
  const name = node.name ?? "";
  const { required = [] } = mdxComponentRule(name) ?? {};
  if (!standsAlone(name) || !node.children.length || required.some((key) => isEmpty(node, key)))
    return [];
  return {
    code: "mdx-component-content",
    what: `<${name}> has content`,
    seen: `${tagWith(node, textAttributes(node))}${textOf(node).trim()}</${name}>`,
    cause: "It shows what it names; what is written in it would be lost.",
    fix: tagWith({ name, children: [] }, textAttributes(node)),
  };
}

/** Attributes that are written twice, of which the last one counts. */
function repeatedAttributes(node: Jsx): NodeFault[] {
  const keys = keysOf(node);
  const last = [...new Map(textAttributes(node))];
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))].map((key) => ({
    code: "mdx-attribute-repeated",
    what: `An attribute is written twice: ${key}`,
    seen: tagWith(node, textAttributes(node)),
    cause: "The last one would count.",
    fix: tagWith(node, last),
  }));
}

function unknownType(type: string): NodeFault {
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

function misplaced(name: string, holder: string): NodeFault {
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

function tabContentFault(node: Jsx): NodeFault | [] {
  const lost = withoutParagraphs(node.children).filter(
    (child) =>
      !isNamed(child as Parent, "TabItem") &&
      !(child.type === "text" && !String((child as { value?: unknown }).value).trim()) &&
      !/^mdx(?:Flow|Text)Expression$/.test(child.type),
  );
  if (!lost.length && node.children.length) return [];
  return {
    code: "mdx-tabs-content",
    what: lost.length ? "<Tabs> has content outside of <TabItem>" : "<Tabs> has no <TabItem>",
    seen: "<Tabs>",
    cause: "Only <TabItem> is shown; everything else would be lost.",
    fix: '<TabItem value="a" label="A">\n\nText\n\n</TabItem>',
  };
}

const tabsOf = (node: Jsx) =>
  withoutParagraphs(node.children)
    .filter((child) => isNamed(child as Parent, "TabItem"))
    .map((tab) => new Map(textAttributes(tab as Jsx)));

const tabWith = (attributes: Attributes) => tagWith({ name: "TabItem", children: [] }, attributes);

/** Tabs that are called the same, although each has its value. */
function tabLabelFaults(node: Jsx): NodeFault[] {
  const tabs = tabsOf(node);
  const labels = tabs.map((tab) => (tab.get("label") ?? tab.get("value"))?.trim());
  return tabs.flatMap((tab, index) => {
    const [label, value] = [labels[index], tab.get("value")];
    const first = labels.indexOf(label);
    if (!label || first === index || tabs[first]?.get("value") === value) return [];
    return {
      code: "mdx-tab-label-repeated",
      what: `Two tabs have the label "${label}"`,
      seen: tabWith([...tab]),
      cause: "Readers cannot tell one from the other.",
      fix: tabWith([...new Map(tab).set("label", `${label} (${value})`)]),
    };
  });
}

/** Tabs of one value, of which readers could open only the first. */
function tabValueFaults(node: Jsx): NodeFault[] {
  const values = tabsOf(node).map((tab) => tab.get("value"));
  return values.flatMap((value, index) => {
    if (value === undefined || values.indexOf(value) === index) return [];
    return {
      code: "mdx-tab-repeated",
      what: `Two tabs have the value "${value}"`,
      seen: `<TabItem value="${value}">`,
      cause: "A tab is opened by its value, so each needs its own.",
      fix: `<TabItem value="${value}-2">`,
    };
  });
}

/** A first tab that is none of the tabs. */
function openedTabFault(node: Jsx): NodeFault | [] {
  const known = tabsOf(node).flatMap((tab) => tab.get("value") ?? []);
  const opened = new Map(textAttributes(node)).get("defaultValue");
  const others = textAttributes(node).filter(([key]) => key !== "defaultValue");
  const [first] = known;
  if (opened === undefined || first === undefined || known.includes(opened)) return [];
  return {
    code: "mdx-tab-unknown",
    what: `No tab has the value "${opened}"`,
    seen: `<Tabs defaultValue="${opened}">`,
    cause: `defaultValue names the tab that is open at first; there are ${known.join(", ")}.`,
    fix: tagWith(node, [...others, ["defaultValue", didYouMean(opened, known) ?? first]]),
  };
}

const tabsFaults = (node: Jsx): NodeFault[] =>
  [tabContentFault(node), tabValueFaults(node), openedTabFault(node), tabLabelFaults(node)].flat();

/**
 * What is wrong with the use of a component: attributes, the type of an admonition, its place, tabs. `holder` is the
 * nearest node around it that is not a paragraph.
 */
export function componentFaults(node: Jsx, holder: Parent): NodeFault[] {
  const name = node.name ?? "";
  const rule = mdxComponentRule(name);
  if (!rule) return [];
  const type = new Map(textAttributes(node)).get("type");
  const unknown = keysOf(node).filter((key) => !rule.attributes.includes(key));
  const meant = unknown.map((key) => attributeMeant(node, key));
  return [
    unknown.map((key) => unknownAttribute(node, key, rule.attributes)),
    (rule.required ?? [])
      .filter((key) => isEmpty(node, key) && !meant.includes(key))
      .map((key) => missingAttribute(node, key)),
    name === "Admonition" && type?.trim() && !isAdmonition(type) ? unknownType(type) : [],
    rule.inside && !isNamed(holder, rule.inside) ? misplaced(name, rule.inside) : [],
    name === "Tabs" ? tabsFaults(node) : [],
    lostContent(node),
    repeatedAttributes(node),
  ].flat();
}
