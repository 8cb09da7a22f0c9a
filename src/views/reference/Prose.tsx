import { useDrawing } from "./drawing";

/** The inside of a paragraph, if there is only one. */
const singleIn = (html: string) => /^<p>((?:(?!<p>)[\s\S])*)<\/p>\s*$/.exec(html)?.[1];

/** True if a description is one paragraph, which fits into a line of its own. */
export const isParagraph = (html: string) => singleIn(html) !== undefined;

/** A description of a line or two, within a text. */
export function InlineProse({ html }: { html: string }) {
  const { language } = useDrawing();
  return <span {...language} dangerouslySetInnerHTML={{ __html: singleIn(html) ?? html }} />;
}

/** A description as HTML that the build sanitized; a single paragraph gets no element around it. */
export function Prose({ html, className }: { html: string | undefined; className: string }) {
  const { language } = useDrawing();
  if (!html) return null;
  const single = singleIn(html);
  return single === undefined ? (
    <div className={className} {...language} dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <p className={className} {...language} dangerouslySetInnerHTML={{ __html: single }} />
  );
}
