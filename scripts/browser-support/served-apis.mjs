import { equivalents } from "./equivalents.mjs";
import { isGuarded, isQuestion, propertyName } from "./guards.mjs";
import { lineagesOf, ownersOf } from "./owners.mjs";
import {
  constructorEntry,
  eventEntry,
  globalEntry,
  isNewInterface,
  lackByName,
  mayLack,
  memberEntry,
  namesOf,
  optionEntry,
} from "./platform-apis.mjs";
import { describeLack, lackOf, oldestBrowsers } from "./support.mjs";

/**
 * @typedef {import("./support.mjs").Lack} Lack
 * @typedef {import("@mdn/browser-compat-data").Identifier} Identifier
 */

/** @param {string} shown @param {string} tested */
const insteadOf = (shown, tested) =>
  equivalents[shown] ??
  equivalents[tested] ??
  `Use an older way, or ask first: if ("${tested}" in object), or ?.() after it.`;
const withoutOption =
  "Browsers pass over it; where that does no harm, say so and disable the rule for the line.";

/** True for a value that nothing in the file declares. @param {any} reference of a scope @returns {boolean} */
const isGlobal = ({ resolved, isValueReference = true }) =>
  isValueReference && (!resolved || resolved.defs.length === 0);

/** @param {any} node @returns {boolean} */
const isCallee = (node) =>
  /^(?:Call|New)Expression$/.test(node.parent.type) && node.parent.callee === node;

/**
 * An ESLint rule: what the oldest browsers of browserslist lack is used only after a test for it. Types tell whose
 * methods are called; without types, only names that no old interface has are reported.
 * @type {import("eslint").Rule.RuleModule}
 */
export const servedApis = {
  meta: {
    type: "problem",
    schema: [{ type: "array", items: { type: "string" } }],
    messages: { lacking: "{{name}} is {{lack}}. {{instead}}" },
  },
  create(context) {
    const floors = oldestBrowsers(context.options[0]);
    const { parserServices: services, scopeManager } = context.sourceCode;
    /** @type {import("typescript").Program | undefined} */
    const program = services?.program;
    /** @param {Identifier | undefined} entry */
    const lackOfEntry = (entry) => lackOf(entry?.__compat, floors);

    /**
     * @param {any} node @param {string} shown @param {string} tested the name that a test would contain
     * @param {Lack | undefined} lack @param {string} [instead]
     */
    function report(node, shown, tested, lack, instead = insteadOf(shown, tested)) {
      if (!lack || isQuestion(node) || isGuarded(node, tested)) return;
      const data = { name: shown, lack: describeLack(lack), instead };
      context.report({ node, messageId: "lacking", data });
    }

    /** @param {any} object @param {string} member @returns {string[][] | undefined} undefined without types */
    const owners = (object, member) =>
      program && ownersOf(services.getTypeAtLocation(object), member, program);

    /** @param {any} node @param {any} object that has the member @param {string} member */
    function checkMember(node, object, member) {
      if (!mayLack(member, floors)) return;
      const known = owners(object, member);
      if (!known && isCallee(node)) report(node, member, member, lackByName(member, floors));
      for (const line of known ?? []) {
        const [owner = "globalThis"] = line;
        if (isNewInterface(owner, floors)) continue;
        const lack = lackOfEntry(memberEntry(line, member));
        if (lack) return report(node, `${namesOf(owner)[0]}.${member}`, member, lack);
      }
    }

    /** The data about a function or constructor. @param {any} callee @returns {Identifier[]} */
    function entriesOf(callee) {
      if (callee.type === "Identifier") return [constructorEntry(callee.name) ?? []].flat();
      const member = callee.type === "MemberExpression" && propertyName(callee);
      if (!member) return [];
      return (owners(callee.object, member) ?? []).flatMap(
        (line) => memberEntry(line, member) ?? [],
      );
    }

    /** Nobody tests for options before using them: browsers ignore unknown ones. @param {any} node */
    function checkOptions({ callee, arguments: given }) {
      const options = given
        .flatMap((/** @type {any} */ { type, properties }) =>
          type === "ObjectExpression" ? properties : [],
        )
        .filter((/** @type {any} */ one) => one.type === "Property" && propertyName(one));
      if (options.length === 0) return;
      for (const entry of entriesOf(callee))
        for (const option of options) {
          const name = propertyName(option) ?? "";
          const lack = lackOfEntry(optionEntry(entry, name));
          report(option, `The option ${name}`, name, lack, withoutOption);
        }
    }

    /** Whose events a call listens to; the window's if nothing is named. @param {any} callee @returns {string[][]} */
    function listeningTo(callee) {
      const method = "addEventListener";
      if (callee.type === "Identifier") return callee.name === method ? [["Window"]] : [];
      const isMember = callee.type === "MemberExpression" && propertyName(callee) === method;
      return (isMember && owners(callee.object, method)) || [];
    }

    /** @param {any} node */
    function checkEvent({ callee, arguments: [event] }) {
      const name = event?.value;
      if (typeof name !== "string") return;
      for (const line of listeningTo(callee))
        report(event, `The event ${name}`, `on${name}`, lackOfEntry(eventEntry(line, name)));
    }

    return {
      MemberExpression(/** @type {any} */ node) {
        const member = propertyName(node);
        if (member) checkMember(node, node.object, member);
      },
      ObjectPattern(/** @type {any} */ node) {
        for (const property of node.properties) {
          const member = property.type === "Property" && propertyName(property);
          if (member) checkMember(property, node, member);
        }
      },
      CallExpression(/** @type {any} */ node) {
        checkOptions(node);
        checkEvent(node);
      },
      NewExpression: checkOptions,
      "ForOfStatement[await=true]"(/** @type {any} */ node) {
        const type = program && services.getTypeAtLocation(node.right);
        for (const line of type ? lineagesOf(type, program) : [])
          report(node, "for await", "getReader", lackOfEntry(memberEntry(line, "@@asyncIterator")));
      },
      "Program:exit"() {
        for (const scope of scopeManager.scopes)
          for (const reference of scope.references.filter(isGlobal)) {
            const node = /** @type {any} */ (reference.identifier);
            const isNew = node.parent.type === "NewExpression" && isCallee(node);
            const entry = isNew ? constructorEntry(node.name) : globalEntry(node.name);
            report(node, node.name, node.name, lackOfEntry(entry));
          }
      },
    };
  },
};
