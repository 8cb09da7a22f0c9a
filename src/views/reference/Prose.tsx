/** A description as HTML that the build sanitized; a single paragraph gets no element around it. */
export function Prose({ html, className }: { html: string | undefined; className: string }) {
  if (!html) return null;
  const single = /^<p>((?:(?!<p>)[\s\S])*)<\/p>\s*$/.exec(html)?.[1];
  return single === undefined ? (
    <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <p className={className} dangerouslySetInnerHTML={{ __html: single }} />
  );
}
