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

/** @param {any} reference of a scope @returns {boolean} whether it is a value that nothing in the file declares */
const isGlobal = ({ resolved, isValueReference = true }) =>
  isValueReference && (!resolved || resolved.defs.length === 0);

/** @param {any} node @returns {boolean} */
const isCallee = (node) =>
  /^(?:Call|New)Expression$/.test(node.parent.type) && node.parent.callee === node;

/**
 * An ESLint rule: what the oldest browsers of browserslist lack is used only after a test for it. Objects are told apart by
 * their types, so that methods count as well; where a type says nothing, by names of methods that no old interface has.
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
     * @param {any} node
     * @param {string} shown
     * @param {string} tested the name that a test asks for
     * @param {Lack | undefined} lack
     * @param {string} [instead]
     */
    function report(node, shown, tested, lack, instead = insteadOf(shown, tested)) {
      if (!lack || isQuestion(node) || isGuarded(node, tested)) return;
      const data = { name: shown, lack: describeLack(lack), instead };
      context.report({ node, messageId: "lacking", data });
    }

    /** @param {any} object @param {string} member @returns {string[][] | undefined} undefined without types */
    const owners = (object, member) =>
      program && ownersOf(services.getTypeAtLocation(object), member, program);

    /** @param {any} node of the member @param {any} object that has it @param {string} member */
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

    /** @param {any} callee @returns {Identifier[]} what the data says of a function that is called or made an object with */
    function entriesOf(callee) {
      if (callee.type === "Identifier") return [constructorEntry(callee.name) ?? []].flat();
      const member = callee.type === "MemberExpression" && propertyName(callee);
      if (!member) return [];
      return (owners(callee.object, member) ?? []).flatMap(
        (line) => memberEntry(line, member) ?? [],
      );
    }

    /** Options are not asked for before they are used: a browser leaves out those that it does not know. @param {any} node */
    function checkOptions({ callee, arguments: given }) {
      const options = given
        .flatMap((/** @type {any} */ one) =>
          one.type === "ObjectExpression" ? one.properties : [],
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

    /** @param {any} callee @returns {string[][]} whose events a call is about: of the window where nothing is named */
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
