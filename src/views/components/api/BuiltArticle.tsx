import { useEffect, useRef } from "react";
import { useBuiltHtml } from "../../hooks/use-built-html";
import { startReference } from "../../listeners/start-reference";
import { articleHtml } from "../../../browser/articles/article-store";
import { present } from "../present";
import { languageAttributes } from "../locale/language-attributes";
import { TranslationNote } from "../locale/TranslationNote";
import { useSiteConfig } from "../layout/use-site-config";
import "../../theme/reference.css";

interface BuiltArticleProps {
  title: string;
  /** Name of the article. */
  article: string;
  /** Only in `develop`. */
  html: string | null;
  /** Name of the file with the other samples and examples. */
  file: string;
}

/** The article of an operation, in the language of the page; the build marks the words of the description. React neither renders nor hydrates its content. */
export function BuiltArticle({ title, article, html, file }: BuiltArticleProps) {
  const element = useRef<HTMLElement>(null);
  const { contentLanguage } = useSiteConfig();
  const language = languageAttributes(contentLanguage);
  const built = useBuiltHtml(html ?? present(articleHtml(article), `article of ${title}`));
  useEffect(
    () => (element.current ? startReference(element.current, file) : undefined),
    [file, article],
  );
  return (
    <>
      <TranslationNote language={contentLanguage} />
      <h1 id="operation" className="operation-title" {...language}>
        {title}
      </h1>
      <article
        key={article}
        ref={element}
        className="operation"
        data-article={article}
        aria-labelledby="operation"
        dangerouslySetInnerHTML={built}
      />
    </>
  );
}
