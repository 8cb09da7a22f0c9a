import { ReadingCache } from "./reading-cache";
import type { Highlight, Render } from "./rendering";

type Rendered = Awaited<ReturnType<Render>>;
/** Draws a diagram as SVG. */
type Draw = (dot: string, alt: string) => Promise<string>;
type Entries<Result> = readonly (readonly [key: string, result: Result])[];

/** What texts, code, and diagrams of descriptions became, for a later process. */
export interface CachedTexts {
  rendered: Entries<Rendered>;
  highlighted: Entries<string>;
  drawn: Entries<string>;
}

const rendered = new ReadingCache<Promise<Rendered>>();
const highlighted = new ReadingCache<Promise<string>>();
const drawn = new ReadingCache<Promise<string>>();

/** Begins a reading. */
export function startTexts(): void {
  for (const cache of [rendered, highlighted, drawn]) cache.start();
}

/** False before any code was highlighted. */
export const hasHighlighted = (): boolean => !highlighted.isEmpty();

/**
 * Renders each text once, and takes over what was rendered the last time with the same `settings`. Messages name the lines
 * of a text, so they count.
 */
export const cachedRender =
  (render: Render, settings: readonly string[] = []): Render =>
  (markdown, where, kind) =>
    rendered.get([...settings, kind, where?.file, where?.line, markdown].join("\n"), () =>
      render(markdown, where, kind),
    );

/** Highlights each code once, and takes over what was highlighted the last time. */
export const cachedHighlight =
  (highlight: Highlight): Highlight =>
  (code, language) =>
    highlighted.get(`${language}\n${code}`, () => highlight(code, language));

/** Draws each diagram once, and takes over what was drawn the last time. */
export const cachedDraw =
  (draw: Draw): Draw =>
  (dot, alt) =>
    drawn.get(`${alt}\n${dot}`, () => draw(dot, alt));

const settled = <Result>(cache: ReadingCache<Promise<Result>>) =>
  Promise.all(cache.entries().map(async ([key, result]) => [key, await result] as const));

/** The results of the last reading. */
export const cachedTexts = async (): Promise<CachedTexts> => ({
  rendered: await settled(rendered),
  highlighted: await settled(highlighted),
  drawn: await settled(drawn),
});

const restore = <Result>(cache: ReadingCache<Promise<Result>>, entries: Entries<Result>) => {
  cache.restore(entries.map(([key, result]) => [key, Promise.resolve(result)]));
};

/** Takes over what an earlier process made, in place of what this one has made. */
export function restoreTexts(texts: CachedTexts): void {
  restore(rendered, texts.rendered);
  restore(highlighted, texts.highlighted);
  restore(drawn, texts.drawn);
}
