import { useBuiltHtml } from "../../hooks/use-built-html";
import { languageAttributes, type WordsLanguage } from "../locale/language-attributes";
import { withPrefixedLinks } from "../../../browser/reference/prefixed-links";

interface RenderedHtmlProps {
  html: string;
  language?: WordsLanguage;
}

/** HTML that the build rendered from Markdown and sanitized. */
export function RenderedHtml({ html, language }: RenderedHtmlProps) {
  const built = useBuiltHtml(withPrefixedLinks(html));
  if (!html) return null;
  return (
    <div className="prose" {...languageAttributes(language)} dangerouslySetInnerHTML={built} />
  );
}
