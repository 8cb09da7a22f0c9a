interface HtmlProps {
  /** HTML made and sanitised by the build from Markdown. */
  html: string;
  className?: string;
}

/** Text that the build rendered from Markdown. */
export function Html({ html, className = "prose" }: HtmlProps) {
  return html ? <div className={className} dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
