import type { ReactNode } from "react";
import { text } from "../../../i18n/text";
import { languageAttributes, type WordsLanguage } from "../locale/language-attributes";
import { MethodBadge } from "./MethodBadge";
import { PathText } from "./PathText";
import * as styles from "./OperationTable.module.css";
import { PageLink } from "../layout/PageLink";

interface OperationTableProps {
  id: string;
  title: string;
  level?: "h2" | "h3";
  operations: readonly Queries.OperationRowFragment[];
  /** Of the operations. */
  language?: WordsLanguage;
  /** Text between heading and list. */
  children?: ReactNode;
}

/** A list of operations: method, title, path. */
export function OperationTable(props: OperationTableProps) {
  const { id, title, level = "h2", operations, language, children } = props;
  const Heading = level;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
      <ul className={styles.list} {...languageAttributes(language)}>
        {operations.map(({ slug, route, method, summary, path, deprecated }) => (
          <li key={slug} className={styles.row}>
            <MethodBadge method={method} small />
            <PageLink to={route}>{summary}</PageLink>
            {deprecated && (
              <span className="badge" data-tone="warning">
                {text.deprecated}
              </span>
            )}
            <code className={styles.path}>
              <PathText path={path} />
            </code>
          </li>
        ))}
      </ul>
    </section>
  );
}
