interface HtmlProps {
  /** HTML made and sanitised by the build from Markdown. */
  html: string;
  className?: string;
}

/** Puts the path prefix before links to pages of this site; nothing to do without one. */
function withPrefixedLinks(html: string): string {
  return __PATH_PREFIX__
    ? html.replace(/(<a [^>]*href=")\/(?!\/)/g, `$1${__PATH_PREFIX__}/`)
    : html;
}

/** Text that the build rendered from Markdown. */
export function Html({ html, className = "prose" }: HtmlProps) {
  if (!html) return null;
  return (
    <div className={className} dangerouslySetInnerHTML={{ __html: withPrefixedLinks(html) }} />
  );
}
