import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ConsoleGap } from "../../browser/console/console-file";
import type { Api } from "../../openapi/build-api";
import type { ApiOperation } from "../../openapi/operations";
import type { SchemaPart } from "../../openapi/model";
import type { ApiChanges } from "../../openapi/changes/compare-descriptions";
import { contentHash } from "../../config/addresses/hashed-names";
import { addressMark } from "../../browser/reference/address-mark";
import { diagramImage } from "./diagram-image";
import { DrawingProvider, type Drawing } from "./drawing";
import { OperationArticle } from "./OperationArticle";
import { operationFile } from "./make-operation-file";
import { Below } from "./Schema";

/** A file of the reference, named by its content. */
export interface ReferenceFile {
  name: string;
  text: string;
}

/** The drawn reference: HTML of each operation, and the files that its pages fetch when they are needed. */
export interface Reference {
  /** By slug: the article, the name that its content gives it, and the name of the file with the other samples. */
  operations: ReadonlyMap<string, { html: string; article: string; file: string }>;
  files: readonly ReferenceFile[];
}

/** Elements of an operation's article, the first level of its schemas and all its examples aside. */
const elementsOfPage = 1100;
const elementsOfPart = 400;

const partKeys = /(data-(?:part|elsewhere)=")([^"]*)"/g;
const elementsIn = (html: string) => html.match(/<[a-z]/g)?.length ?? 0;

function draw(element: ReactElement, drawing: Drawing): string {
  return renderToStaticMarkup(createElement(DrawingProvider, { value: drawing }, element));
}

/** Names each part by what it and all parts below it say, so that circles have names too. */
function nameParts(drawn: ReadonlyMap<string, string>): Map<string, string> {
  const below = new Map(
    [...drawn].map(([key, html]) => [key, [...html.matchAll(partKeys)].map(([, , to = ""]) => to)]),
  );
  const own = new Map([...drawn].map(([key, html]) => [key, contentHash(html)]));
  const nameOf = (key: string) => {
    const reached = new Set([key]);
    for (const at of reached) for (const next of below.get(at) ?? []) reached.add(next);
    return contentHash(
      [...reached]
        .map((at) => own.get(at))
        .sort()
        .join() + own.get(key),
    );
  };
  return new Map([...drawn.keys()].map((key) => [key, nameOf(key)]));
}

/** What changed since an earlier version, and the name of that. */
interface Changed {
  since: { label: string };
  changes: Pick<ApiChanges, "operations">;
}

/** The files of the consoles, and which is whose; by the slug of an operation. */
interface DrawnConsoles {
  files: readonly ReferenceFile[];
  byOperation: ReadonlyMap<string, string>;
  gaps: ReadonlyMap<string, ConsoleGap>;
}

interface DrawnBeside {
  changed?: Changed;
  /** Files of the consoles, where operations can be tried. */
  consoles?: DrawnConsoles;
}

/** Draws all operations and parts of an API to HTML. */
export function drawReference(api: Api, { changed, consoles }: DrawnBeside = {}): Reference {
  const changes = new Map(
    changed?.changes.operations
      .filter(({ status }) => status !== "removed")
      .map((one) => [one.slug, one] as const),
  );
  const images = new Map<string, ReferenceFile>();
  const image = (svg: string) => {
    const drawn = diagramImage(svg);
    for (const file of [drawn.light, drawn.dark]) images.set(file.name, file);
    return drawn;
  };
  const parts = new Map(api.parts.map((part) => [part.key, part]));
  const surroundings = (elements: number, own?: ApiOperation): Drawing => ({
    part: (key) => parts.get(key),
    lifecycleHref: (name) =>
      own?.lifecycles.some(({ schemaName }) => schemaName === name)
        ? "#lifecycle"
        : api.lifecyclePages[name],
    image,
    room: { elements },
  });
  const drawPart = ({ key, below }: SchemaPart) =>
    draw(
      createElement(Below, {
        below,
        path: addressMark,
        level: 1,
        above: [{ key, path: addressMark }],
      }),
      surroundings(elementsOfPart),
    );
  const drawn = new Map(api.parts.map((part) => [part.key, drawPart(part)]));
  const names = nameParts(drawn);
  const withNames = (html: string) =>
    html.replace(partKeys, (_, start: string, key: string) => `${start}${names.get(key) ?? ""}"`);

  const files: ReferenceFile[] = [...drawn].map(([key, html]) => ({
    name: `${names.get(key) ?? ""}.json`,
    text: JSON.stringify(withNames(html)),
  }));
  const operations = new Map<string, { html: string; article: string; file: string }>();
  for (const { tags } of api.groups)
    for (const operation of tags.flatMap((tag) => tag.operations)) {
      const element = createElement(OperationArticle, {
        operation,
        errorCatalogue: api.errorCatalogue,
        consoleFile: consoles?.byOperation.get(operation.slug),
        consoleGap: consoles?.gaps.get(operation.slug),
        changes: changes.get(operation.slug),
        since: changed?.since.label,
      });
      const least = draw(element, surroundings(0, operation));
      const room = elementsOfPage - elementsIn(least);
      const html = withNames(room > 0 ? draw(element, surroundings(room, operation)) : least);
      const text = JSON.stringify(operationFile(operation));
      const file = `${contentHash(text)}.json`;
      files.push({ name: file, text });
      operations.set(operation.slug, { html, article: contentHash(html), file });
    }
  files.push(...(consoles?.files ?? []));
  const named = new Map([...files, ...images.values()].map((file) => [file.name, file]));
  return { operations, files: [...named.values()] };
}
