import type { CodeFence } from "../../content/markdown/code-fences";
import { isShell } from "../../content/markdown/code-languages";
import { parseCodeMeta } from "../../content/markdown/code-meta";
import { curlRequests, type CurlRequest } from "./curl-commands";

interface Marked {
  fence: CodeFence;
  /** Slug of the operation. */
  operation: string;
}

/** A marked code fence. */
export type Snippet =
  | (Marked & { kind: "call"; requests: CurlRequest[] })
  | (Marked & { kind: "request"; title?: string })
  | (Marked & { kind: "response"; status: string; excerpt: boolean });

/** The snippet in a fence; undefined if the fence names no operation, or no part of it. */
export function snippetOf(fence: CodeFence): Snippet | undefined {
  const { operation, request, response, excerpt, title } = parseCodeMeta(fence.meta);
  if (!operation) return undefined;
  if (isShell(fence)) return { kind: "call", fence, operation, requests: curlRequests(fence.code) };
  if (fence.lang !== "json") return undefined;
  if (response) return { kind: "response", fence, operation, status: response, excerpt };
  return request ? { kind: "request", fence, operation, title } : undefined;
}

/** The marked fences of a page, in order. */
export function pageSnippets(fences: readonly CodeFence[]): Snippet[] {
  return fences.flatMap((fence) => snippetOf(fence) ?? []);
}

/** The unique slugs of operations that fences name. */
export function operationsOfFences(fences: readonly CodeFence[]): string[] {
  return [...new Set(fences.flatMap(({ meta }) => parseCodeMeta(meta).operation ?? []))];
}
