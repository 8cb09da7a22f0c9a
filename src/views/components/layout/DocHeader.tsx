import { text } from "../../../i18n/text";
import { formatDate } from "../../../i18n/format-date";
import { languageAttributes, type WordsLanguage } from "../locale/language-attributes";
import { TranslationNote } from "../locale/TranslationNote";
import * as styles from "./DocHeader.module.css";

interface DocHeaderProps {
  page: {
    readonly title: string;
    readonly language?: WordsLanguage;
    readonly hideTitle: boolean;
    readonly readingMinutes: number;
    readonly lastUpdate: { readonly date: string | null } | null;
  };
}

/** Title of a page, with how long it takes to read and when it was last changed. */
export function DocHeader({ page }: DocHeaderProps) {
  const date = page.lastUpdate?.date;
  return (
    <header className={styles.header}>
      <TranslationNote language={page.language} />
      <h1
        className={page.hideTitle ? "visually-hidden" : styles.title}
        {...languageAttributes(page.language)}
      >
        {page.title}
      </h1>
      <p className={styles.meta}>
        <span>{text.minutes(page.readingMinutes)}</span>
        {date && <span>{text.lastUpdated(formatDate(date))}</span>}
      </p>
    </header>
  );
}
