import { KeptResults } from "./kept-results";
import type { Highlight, Render } from "./rendering";

type Rendered = Awaited<ReturnType<Render>>;
/** Draws a diagram as SVG. */
type Draw = (dot: string, alt: string) => Promise<string>;
type Entries<Result> = readonly (readonly [key: string, result: Result])[];

/** What texts, code, and diagrams of descriptions became, for a later process. */
export interface KeptTexts {
  rendered: Entries<Rendered>;
  highlighted: Entries<string>;
  drawn: Entries<string>;
}

const rendered = new KeptResults<Promise<Rendered>>();
const highlighted = new KeptResults<Promise<string>>();
const drawn = new KeptResults<Promise<string>>();

/** Begins a reading. */
export function startTexts(): void {
  for (const kept of [rendered, highlighted, drawn]) kept.start();
}

/** False before any code was highlighted. */
export const hasHighlighted = (): boolean => !highlighted.isEmpty();

/**
 * Renders each text once, and takes over what was rendered the last time with the same `settings`. Messages name the lines
 * of a text, so they count.
 */
export const renderAgain =
  (render: Render, settings: readonly string[] = []): Render =>
  (markdown, where, kind) =>
    rendered.get([...settings, kind, where?.file, where?.line, markdown].join("\n"), () =>
      render(markdown, where, kind),
    );

/** Highlights each code once, and takes over what was highlighted the last time. */
export const highlightAgain =
  (highlight: Highlight): Highlight =>
  (code, language) =>
    highlighted.get(`${language}\n${code}`, () => highlight(code, language));

/** Draws each diagram once, and takes over what was drawn the last time. */
export const drawAgain =
  (draw: Draw): Draw =>
  (dot, alt) =>
    drawn.get(`${alt}\n${dot}`, () => draw(dot, alt));

const settled = <Result>(kept: KeptResults<Promise<Result>>) =>
  Promise.all(kept.entries().map(async ([key, result]) => [key, await result] as const));

/** The results of the last reading. */
export const keptTexts = async (): Promise<KeptTexts> => ({
  rendered: await settled(rendered),
  highlighted: await settled(highlighted),
  drawn: await settled(drawn),
});

const restore = <Result>(kept: KeptResults<Promise<Result>>, entries: Entries<Result>) => {
  kept.restore(entries.map(([key, result]) => [key, Promise.resolve(result)]));
};

/** Takes over what an earlier process made, in place of what this one has made. */
export function restoreTexts(texts: KeptTexts): void {
  restore(rendered, texts.rendered);
  restore(highlighted, texts.highlighted);
  restore(drawn, texts.drawn);
}
