import { text } from "../../../i18n/text";
import * as styles from "./GlossaryView.module.css";
import { PageLink } from "../layout/PageLink";

export type ShownTerm = Queries.GlossaryPageQuery["allGlossaryTerm"]["nodes"][number];

/** A term with its definition and the pages that use it. */
export function GlossaryEntry({ term: { key, term, definition, usedBy } }: { term: ShownTerm }) {
  return (
    <div id={key} className={styles.entry}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.definition}>
        {definition}
        {usedBy.length > 0 && (
          <p className={styles.pages}>
            {text.usedOn}:{" "}
            {usedBy.map(({ slug, title }, index) => (
              <span key={slug}>
                {index > 0 && ", "}
                <PageLink to={slug}>{title}</PageLink>
              </span>
            ))}
          </p>
        )}
      </dd>
    </div>
  );
}
