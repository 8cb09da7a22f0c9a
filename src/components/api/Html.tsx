import { withPrefixedLinks } from "./prefixed-links";

interface HtmlProps {
  /** HTML made and sanitised by the build from Markdown. */
  html: string;
  className?: string;
}

/** Text that the build rendered from Markdown. */
export function Html({ html, className = "prose" }: HtmlProps) {
  if (!html) return null;
  return (
    <div className={className} dangerouslySetInnerHTML={{ __html: withPrefixedLinks(html) }} />
  );
}
