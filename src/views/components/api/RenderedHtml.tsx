import { useBuiltHtml } from "../../hooks/use-built-html";
import { languageAttributes, type WordsLanguage } from "../locale/language-attributes";
import { withPrefixedLinks } from "../../../browser/reference/prefixed-links";

/** HTML that the build rendered from Markdown and sanitized. */
export function RenderedHtml({ html, language }: { html: string; language?: WordsLanguage }) {
  const built = useBuiltHtml(withPrefixedLinks(html));
  if (!html) return null;
  return (
    <div className="prose" {...languageAttributes(language)} dangerouslySetInnerHTML={built} />
  );
}
