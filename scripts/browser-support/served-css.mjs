import { child, compatData as data } from "./compat-data.mjs";
import postcss from "postcss";
import { lackOf } from "./support.mjs";

/**
 * @typedef {import("@mdn/browser-compat-data").Identifier} Identifier
 * @typedef {import("./support.mjs").Floors} Floors
 * @typedef {{ name: string, lack: import("./support.mjs").Lack, line: number }} NewerCss `name` as in `enhancements.mjs`
 */

const { properties, selectors, types, "at-rules": atRules } = data.css;

/** Functions, units, and colors by name. @param {Identifier} parent @returns {[string, Identifier][]} */
const named = (parent) =>
  Object.entries(parent).flatMap(([key, entry]) =>
    key === "__compat" ? [] : [[key, entry], ...named(entry)],
  );
const valueTypes = new Map(named(types).reverse());

/** @param {string} text */
const withoutStrings = (text) => text.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""');

/** @typedef {[name: string, entry: Identifier | undefined]} Use */

/** @param {string} name @param {Identifier | undefined} entry @returns {Use} */
const use = (name, entry) => [name, entry];

/** Functions and units. @param {string} value @returns {Use[]} */
function valueUses(value) {
  const functions = [...value.matchAll(/([a-z][a-z-]*)\(/g)];
  const units = [...value.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/g)];
  return [
    ...functions.map(([, name = ""]) => use(`${name}()`, valueTypes.get(name))),
    ...units.map(([, unit = ""]) => use(unit, valueTypes.get(unit))),
  ];
}

/** @param {import("postcss").Declaration} declaration @returns {Use[]} */
function declarationUses({ prop, value, parent }) {
  const plain = withoutStrings(value);
  if (prop.startsWith("--")) return valueUses(plain);
  const inFont = parent?.type === "atrule" && child(atRules["font-face"], prop);
  const entry = inFont || child(properties, prop);
  const words = plain.match(/(?<![\w-])[a-z][a-z-]*(?![\w-]*\()/g) ?? [];
  return [
    use(prop, entry),
    ...words.map((word) => use(`${prop}: ${word}`, child(entry, word))),
    ...valueUses(plain),
  ];
}

/** @param {import("postcss").Rule} rule @returns {Use[]} */
function ruleUses(rule) {
  const pseudos = withoutStrings(rule.selector).match(/::?[a-z-]+/g) ?? [];
  const isNested = rule.selector.includes("&") || rule.parent?.type === "rule";
  return [
    ...pseudos.map((name) => use(name, child(selectors, name.replace(/^:+/, "")))),
    ...(isNested ? [use("nesting", selectors.nesting)] : []),
  ];
}

/** @param {import("postcss").AtRule} rule @returns {Use[]} */
function atRuleUses({ name, params }) {
  const entry = child(atRules, name);
  const features = [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, feature = ""]) => feature);
  return [
    use(`@${name}`, entry),
    ...features.map((one) => use(`@${name} (${one})`, child(entry, one))),
    ...(/[<>]/.test(params) ? [use(`@${name} <`, child(entry, "range_syntax"))] : []),
  ];
}

/** @param {import("postcss").ChildNode} node @returns {Use[]} */
function usesOf(node) {
  if (node.type === "decl") return declarationUses(node);
  if (node.type === "rule") return ruleUses(node);
  return node.type === "atrule" ? atRuleUses(node) : [];
}

/** True inside of `@supports`. @param {any} node @returns {boolean} */
const isTested = ({ parent }) =>
  parent !== undefined &&
  ((parent.type === "atrule" && parent.name === "supports") || isTested(parent));

/** True after the same property, or WebKit's own. @param {import("postcss").Node} node */
function hasFallback(node) {
  const { prop } = /** @type {import("postcss").Declaration} */ (node);
  for (let other = node.prev(); prop && other; other = other.prev())
    if (other.type === "decl" && (other.prop === prop || other.prop === `-webkit-${prop}`))
      return true;
  return false;
}

/**
 * What a style sheet uses that the oldest browsers lack, except in `@supports` or after an older value of the property.
 * @param {string} css @param {Floors} floors
 * @returns {NewerCss[]}
 */
export function newerCss(css, floors) {
  /** @type {NewerCss[]} */
  const found = [];
  postcss.parse(css).walk((node) => {
    if (isTested(node)) return;
    for (const [name, entry] of usesOf(node)) {
      const lack = lackOf(entry?.__compat, floors);
      if (lack && !hasFallback(node))
        found.push({ name, lack, line: node.source?.start?.line ?? 0 });
    }
  });
  return found;
}
