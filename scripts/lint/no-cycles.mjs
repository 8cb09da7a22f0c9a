import { readdirSync } from "node:fs";
import path from "node:path";
import { loadedBy } from "../browser-support/browser-modules.mjs";

/** @typedef {ReadonlyMap<string, readonly string[]>} Graph files, and what each imports */

/**
 * Files of some folders, and what each imports when it runs.
 * @param {string} root of the project @param {readonly string[]} folders @returns {Graph}
 */
export function importGraph(root, folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.d)\.(?:tsx?|mjs)$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  return new Map(files.map((file) => [file, loadedBy(root, file)]));
}

/** A graph without the files from which no way leads to a cycle: nothing, if there is none. @param {Graph} graph @returns {Graph} */
export function leadingToCycles(graph) {
  const left = new Map(graph);
  for (;;) {
    const ends = [...left].filter(([, targets]) => !targets.some((target) => left.has(target)));
    if (ends.length === 0) return left;
    for (const [file] of ends) left.delete(file);
  }
}

/** A shortest way from a file back to it. @param {Graph} graph @param {string} file @returns {string[] | undefined} */
export function wayBack(graph, file) {
  const ways = [[file]];
  const seen = new Set();
  for (const way of ways)
    for (const target of graph.get(way.at(-1) ?? "") ?? []) {
      if (target === file) return [...way, file];
      if (!seen.has(target)) ways.push([...way, target]);
      seen.add(target);
    }
  return undefined;
}

/**
 * An ESLint rule: no two files need each other. The imports of all files are read once in a run.
 * @param {string} root of the project @param {readonly string[]} folders @returns {import("eslint").Rule.RuleModule}
 */
export function noCycles(root, folders) {
  /** @type {Graph | undefined} */
  let graph;
  return {
    meta: {
      type: "problem",
      schema: [],
      messages: { cycle: "Files need each other: {{way}}. Move what they share into another one." },
    },
    create: (context) => ({
      Program(node) {
        graph ??= leadingToCycles(importGraph(root, folders));
        const way = wayBack(graph, path.relative(root, context.filename));
        if (way) context.report({ node, messageId: "cycle", data: { way: way.join(" → ") } });
      },
    }),
  };
}
