import { glossarySections } from "../../../content/glossary/glossary-sections";
import { text } from "../../../i18n/text";
import * as header from "../layout/DocHeader.module.css";
import * as styles from "./GlossaryView.module.css";
import { PageLink } from "../layout/PageLink";

type ShownTerm = Queries.GlossaryPageQuery["allGlossaryTerm"]["nodes"][number];

/** A term with its definition and the pages that use it. */
function GlossaryEntry({ term: { key, term, definition, usedBy } }: { term: ShownTerm }) {
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

/** All terms by kind and letter, each with an anchor. */
export function GlossaryView({ terms }: { terms: readonly ShownTerm[] }) {
  return (
    <article>
      <h1 className={header.title}>{text.glossary}</h1>
      <p className={header.lead}>{text.glossaryLead}</p>
      {glossarySections(terms).map(({ kind, id, letters }) => {
        const name = text.termKinds[kind] ?? kind;
        return (
          <section key={kind} aria-labelledby={id}>
            <h2 id={id} className={styles.kind}>
              {name}
            </h2>
            <nav aria-label={text.lettersOf(name)} className={styles.letters}>
              {letters.map(({ letter, id: to }) => (
                <a key={to} href={`#${to}`}>
                  {letter}
                </a>
              ))}
            </nav>
            {letters.map(({ id: letterId, terms: ofLetter }) => (
              <dl key={letterId} id={letterId} className={styles.list}>
                {ofLetter.map((term) => (
                  <GlossaryEntry key={term.key} term={term} />
                ))}
              </dl>
            ))}
          </section>
        );
      })}
    </article>
  );
}
