import path from "node:path";
import { YamlParseError, type Document } from "@redocly/openapi-core";
import type { Problem } from "../../problems/problem";
import { placeOf } from "../source-locations";
import { circularReferences } from "./circular-references";
import type { DescriptionResolver } from "./description-resolver";
import {
  circularReference,
  refusedFile,
  stoppedReading,
  syntaxError,
  unusableText,
} from "./reading-problems";
import { Refused } from "./refused";

function problemOf(error: unknown, file: string, resolver: DescriptionResolver, root: string) {
  const shown = path.relative(root, file).split(path.sep).join("/");
  if (error instanceof Refused) return refusedFile(error, { file: shown });
  if (!(error instanceof YamlParseError)) return stoppedReading(error, shown);
  const start = { line: error.line || 1, col: error.col || 1 };
  const place = placeOf({ source: error.source, pointer: undefined, start }, root);
  const unusable = resolver.unusable.get(file);
  return unusable
    ? unusableText(unusable, place)
    : syntaxError(error.message, place, error.source.body);
}

/** Reads a description's main file and all that it refers to. Deletes and reports circular references, which Redocly cannot read. */
export async function readMain(
  file: string,
  resolver: DescriptionResolver,
  root: string,
): Promise<{ document?: Document; problems: Problem[] }> {
  try {
    const document = await resolver.resolveDocument(null, file, true);
    if (document instanceof Error) throw document;
    const circles = await circularReferences(document, resolver);
    const problems = circles.map((circle) => circularReference(circle, root));
    for (const { node } of circles.flatMap(({ members }) => members))
      Reflect.deleteProperty(node, "$ref");
    return { document, problems };
  } catch (error) {
    return { problems: [problemOf(error, file, resolver, root)] };
  }
}
