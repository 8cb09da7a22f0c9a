import type { Content, Root } from "mdast";
import { isJsx } from "../../../config/html/jsx";
import { codeFences } from "../../markdown/code-fences";
import { drawnLanguages } from "../../markdown/code-languages";
import { plainText } from "../../markdown/plain-text";
import { rowReader } from "../problems/failure-row-problems";
import { halfOf } from "./halves";

const wordsAMinute = 220;
/** Readers skim code. */
const weightOfCode = 0.5;

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

type Reader = "app" | "api";
type AnyNode = Content | Root;

const isSummary = (node: AnyNode): boolean =>
  isJsx(node)
    ? node.name === "summary"
    : node.type === "paragraph" && node.children.some((child) => isSummary(child));

/** What one reader reads: not the other half, not the other reader's errors, and of a fold, its title. */
function readBy<T extends AnyNode>(node: T, reader: Reader): T {
  if (!("children" in node)) return node;
  const isRead = (child: AnyNode, index: number) => {
    if (isJsx(node) && node.name === "details") return isSummary(child);
    if (node.type === "table" && index > 0) return (rowReader(node, child) ?? reader) === reader;
    return (halfOf(child) ?? reader) === reader;
  };
  const children = (node.children as Content[]).filter(isRead);
  return { ...node, children: children.map((child) => readBy(child, reader)) };
}

function minutesOf(tree: Root): number {
  const code = codeFences(tree)
    .filter(({ lang }) => !drawnLanguages.has(lang))
    .map((fence) => words(fence.code));
  const total = words(plainText(tree)) + weightOfCode * code.reduce((sum, n) => sum + n, 0);
  return total / wordsAMinute;
}

/** Minutes that each reader takes; drawings and what is folded do not count. Nobody reads both halves, or the errors of both. */
export const minutesByReader = (tree: Root): Record<Reader, number> => ({
  app: minutesOf(readBy(tree, "app")),
  api: minutesOf(readBy(tree, "api")),
});

/** Reading time in whole minutes, at least 1: the longer way through the page counts. */
export function readingMinutes(tree: Root): number {
  const { app, api } = minutesByReader(tree);
  return Math.max(1, Math.round(Math.max(app, api)));
}
