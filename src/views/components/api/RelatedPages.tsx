import { text } from "../../../i18n/text";
import { languageAttributes } from "../locale/language-attributes";
import { useSiteConfig } from "../layout/use-site-config";
import { MethodBadge } from "./MethodBadge";
import * as styles from "./RelatedPages.module.css";
import { PageLink } from "../layout/PageLink";

/** Links below an operation: the docs that use it, and other operations of its entity. */
export function RelatedPages({ operation }: { operation: Queries.OperationPagePartsFragment }) {
  const { tag, related, usedBy } = operation;
  const { contentLanguage } = useSiteConfig();
  if (!related.length && !usedBy.length) return null;
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">{text.related}</h2>
      {usedBy.length > 0 && (
        <>
          <h3>{text.relatedTutorials}</h3>
          <ul className={styles.tutorials}>
            {usedBy.map(({ route, title }) => (
              <li key={route}>
                <PageLink to={route}>{title}</PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {related.length > 0 && (
        <>
          <h3>{text.relatedOperations(tag.name)}</h3>
          <ul className={styles.operations} {...languageAttributes(contentLanguage)}>
            {related.map(({ route, method, summary }) => (
              <li key={route}>
                <PageLink to={route}>
                  <MethodBadge method={method} small /> {summary}
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
