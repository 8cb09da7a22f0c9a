import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ConsoleGap } from "../../browser/console/console-file";
import type { Api } from "../../openapi/build-api";
import type { ApiOperation } from "../../openapi/describe-operation";
import { operationDigest } from "../../openapi/operation-digest";
import type { ApiChanges } from "../../openapi/changes/compare-descriptions";
import { contentHash } from "../../config/addresses/hashed-names";
import { addressMark } from "../../browser/reference/address-mark";
import { languageAttributes, type WordsLanguage } from "../components/locale/language-attributes";
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
  /** Of the description, where the page has another. */
  language?: WordsLanguage;
  /** Files of the consoles, where operations can be tried. */
  consoles?: DrawnConsoles;
}

/** HTML before its parts have their names. */
interface Drawn {
  html: string;
  /** With the names of its parts, which were those of this digest. */
  named?: { digest: string; html: string; article: string };
  /** Of an operation: the file with its other samples. */
  file?: ReferenceFile;
}

/** Articles and parts by a digest of everything that they are drawn from. */
export type DrawnPieces = Map<string, Drawn>;

/** Draws elements of one API within a number of HTML elements. */
function drawingOf(api: Api, language: WordsLanguage) {
  const parts = new Map(api.parts.map((part) => [part.key, part]));
  return (element: ReactElement, elements: number, own?: ApiOperation): Drawn => {
    const drawing: Drawing = {
      part: (key) => parts.get(key),
      lifecycleHref: (name) =>
        own?.lifecycles.some(({ schemaName }) => schemaName === name)
          ? "#lifecycle"
          : api.lifecyclePages[name],
      language: languageAttributes(language),
      room: { elements },
    };
    const provided = createElement(DrawingProvider, { value: drawing }, element);
    return { html: renderToStaticMarkup(provided) };
  };
}

/** Draws each piece that `earlier` does not have; `keep` leaves there what was asked for since. */
function piecesOf(earlier: DrawnPieces, shared: string) {
  const pieces: DrawnPieces = new Map();
  const once = (source: string, make: () => Drawn): Drawn => {
    const key = contentHash(shared + source);
    const drawn = earlier.get(key) ?? make();
    pieces.set(key, drawn);
    return drawn;
  };
  const keep = () => {
    earlier.clear();
    for (const [key, piece] of pieces) earlier.set(key, piece);
  };
  return { once, keep };
}

/** An article with all levels of its schemas that fit into it. */
function drawArticle(
  draw: ReturnType<typeof drawingOf>,
  element: ReactElement,
  operation: ApiOperation,
): Drawn {
  const least = draw(element, 0, operation);
  const room = elementsOfPage - elementsIn(least.html);
  return room > 0 ? draw(element, room, operation) : least;
}

/** Replaces the keys of parts by their names. */
const withNames = (html: string, names: ReadonlyMap<string, string>) =>
  html.replace(partKeys, (_, start: string, key: string) => `${start}${names.get(key) ?? ""}"`);

/** Names the parts of an article and the article itself, unless it was drawn and named earlier with the same names. */
function nameArticle(drawn: Drawn, names: ReadonlyMap<string, string>, digest: string) {
  if (drawn.named?.digest === digest) return drawn.named;
  const html = withNames(drawn.html, names);
  return (drawn.named = { digest, html, article: contentHash(html) });
}

/** The file with the other samples of an operation. */
function samplesFile(operation: ApiOperation, language: WordsLanguage): ReferenceFile {
  const text = JSON.stringify(operationFile(operation, languageAttributes(language)));
  return { name: `${contentHash(text)}.json`, text };
}

/**
 * Draws all operations and parts of an API to HTML. Pieces whose sources are the same as in `earlier` are taken over;
 * `earlier` then holds the pieces of this API alone.
 */
export function drawReference(
  api: Api,
  { changed, consoles, language }: DrawnBeside = {},
  earlier: DrawnPieces = new Map(),
): Reference {
  const changes = new Map(
    changed?.changes.operations
      .filter(({ status }) => status !== "removed")
      .map((one) => [one.slug, one] as const),
  );
  const draw = drawingOf(api, language);
  const { errorCatalog, lifecyclePages } = api;
  const shared = contentHash(JSON.stringify([api.parts, errorCatalog, lifecyclePages]));
  const { once, keep } = piecesOf(earlier, shared);
  const drawnParts = api.parts.map(({ key, below }) => {
    const above = [{ key, path: addressMark }];
    const element = createElement(Below, { below, path: addressMark, level: 1, above });
    return { key, ...once(key, () => draw(element, elementsOfPart)) };
  });
  const names = nameParts(new Map(drawnParts.map(({ key, html }) => [key, html])));
  const digest = contentHash(JSON.stringify([...names]));

  const articleOf = (operation: ApiOperation): Drawn => {
    const props = {
      operation,
      consoleFile: consoles?.byOperation.get(operation.slug),
      consoleGap: consoles?.gaps.get(operation.slug),
      changes: changes.get(operation.slug),
      since: changed?.since.label,
    };
    return once(JSON.stringify({ ...props, operation: operationDigest(operation) }), () =>
      drawArticle(draw, createElement(OperationArticle, { ...props, errorCatalog }), operation),
    );
  };

  const files: ReferenceFile[] = drawnParts.map(({ key, html }) => ({
    name: `${names.get(key) ?? ""}.json`,
    text: JSON.stringify(withNames(html, names)),
  }));
  const operations = new Map<string, { html: string; article: string; file: string }>();
  for (const { tags } of api.groups)
    for (const operation of tags.flatMap((tag) => tag.operations)) {
      const drawn = articleOf(operation);
      const { html, article } = nameArticle(drawn, names, digest);
      const file = (drawn.file ??= samplesFile(operation, language));
      files.push(file);
      operations.set(operation.slug, { html, article, file: file.name });
    }
  keep();
  files.push(...(consoles?.files ?? []));
  const named = new Map(files.map((file) => [file.name, file]));
  return { operations, files: [...named.values()] };
}
