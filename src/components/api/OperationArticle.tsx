import { useEffect, useRef } from "react";
import { startReference } from "../../runtime/reference/start";
import { languageAttributes } from "../locale/language-attributes";
import { TranslationNote } from "../locale/TranslationNote";
import { useSiteConfig } from "../layout/use-site-config";
import { withPrefixedLinks } from "./prefixed-links";
import "../../theme/reference.css";

interface OperationArticleProps {
  title: string;
  /** Drawn by the build. */
  html: string;
  /** Name of the file with the other samples and examples. */
  file: string;
}

/** The drawn article of an operation; React neither builds nor hydrates what is in it. */
export function OperationArticle({ title, html, file }: OperationArticleProps) {
  const article = useRef<HTMLElement>(null);
  const { contentLanguage } = useSiteConfig();
  const language = languageAttributes(contentLanguage);
  useEffect(
    () => (article.current ? startReference(article.current, file) : undefined),
    [file, html],
  );
  return (
    <>
      <TranslationNote language={contentLanguage} />
      <h1 id="operation" className="operation-title" {...language}>
        {title}
      </h1>
      <article
        ref={article}
        className="operation"
        aria-labelledby="operation"
        {...language}
        dangerouslySetInnerHTML={{ __html: withPrefixedLinks(html) }}
      />
    </>
  );
}
