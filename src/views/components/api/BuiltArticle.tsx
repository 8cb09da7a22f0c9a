import { useEffect, useRef } from "react";
import { useBuiltHtml } from "../../hooks/use-built-html";
import { startReference } from "../../listeners/start-reference";
import { articleHtml } from "../../../browser/articles/article-store";
import { present } from "../present";
import { languageAttributes } from "../locale/language-attributes";
import { TranslationNote } from "../locale/TranslationNote";
import { useSiteConfig } from "../layout/use-site-config";
import "../../theme/reference.css";

/** The article of an operation, in the language of the page; the build marks the words of the description. React neither renders nor hydrates its content. */
export function BuiltArticle({ operation }: { operation: Queries.OperationPagePartsFragment }) {
  const { summary, article, html, file } = operation;
  const element = useRef<HTMLElement>(null);
  const { contentLanguage } = useSiteConfig();
  const language = languageAttributes(contentLanguage);
  const built = useBuiltHtml(html ?? present(articleHtml(article), `article of ${summary}`));
  useEffect(
    () => (element.current ? startReference(element.current, file) : undefined),
    [file, article],
  );
  return (
    <>
      <TranslationNote language={contentLanguage} />
      <h1 id="operation" className="operation-title" {...language}>
        {summary}
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
