interface ProseProps {
  /** HTML made and sanitised by the build from Markdown. */
  html: string | undefined;
  className: string;
}

/** A description; one that is a single paragraph needs no element around it. */
export function Prose({ html, className }: ProseProps) {
  if (!html) return null;
  const single = /^<p>((?:(?!<p>)[\s\S])*)<\/p>\s*$/.exec(html)?.[1];
  return single === undefined ? (
    <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <p className={className} dangerouslySetInnerHTML={{ __html: single }} />
  );
}
