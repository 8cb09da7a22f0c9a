import { useBuiltHtml } from "../../hooks/use-built-html";
import { languageAttributes, type WordsLanguage } from "../locale/language-attributes";
import { withPrefixedLinks } from "../../../browser/reference/prefixed-links";

interface HtmlProps {
  /** HTML made and sanitised by the build from Markdown. */
  html: string;
  className?: string;
  /** Of the text, where it is not that of the page. */
  language?: WordsLanguage;
}

/** Text that the build rendered from Markdown. */
export function Html({ html, className = "prose", language }: HtmlProps) {
  const built = useBuiltHtml(withPrefixedLinks(html));
  if (!html) return null;
  return (
    <div className={className} {...languageAttributes(language)} dangerouslySetInnerHTML={built} />
  );
}
