import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { processWide } from "../../content/markdown/process-wide";
import { keptModules } from "../kept-module-loader";
import { outsideModule, standInFor } from "./outside-document";

const folder = path.join(".cache", "renderer-documents");

/** Digests of the documents that stand outside the renderer of this build, by their files. */
const digests = () => processWide("outside-documents", () => new Map<string, string>());

/** Where the module of a document is. */
function placeOf(document: string): string {
  const name = path.relative(process.cwd(), document).split(path.sep).join("/");
  const digest = createHash("sha256").update(name).digest("hex").slice(0, 16);
  return path.resolve(folder, `${digest}.js`);
}

/** Writes the compiled document beside the renderer, and gives what stands for it there; undefined if it must be inside. */
export function putOutside(document: string, compiled: string): string | undefined {
  const code = outsideModule(compiled);
  if (code === undefined) return undefined;
  const place = placeOf(document);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(place, code);
  digests().set(document, createHash("sha256").update(code).digest("hex"));
  return standInFor(place);
}

/** Writes documents beside a renderer that an earlier build made; false if one of them has to be compiled first. */
export function putAllOutside(documents: readonly string[]): boolean {
  return documents.every((document) => {
    const compiled = keptModules.of(document);
    return compiled !== undefined && putOutside(document, compiled) !== undefined;
  });
}

/** What is outside the renderer: document → digest of its module. */
export const outsideDigests = (): ReadonlyMap<string, string> => digests();
