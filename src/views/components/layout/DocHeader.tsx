import { text } from "../../../i18n/text";
import { formatDate } from "../../../i18n/format-date";
import { languageAttributes } from "../locale/language-attributes";
import { TranslationNote } from "../locale/TranslationNote";
import { ReaderSwitch } from "./ReaderSwitch";
import * as styles from "./DocHeader.module.css";

type ShownField = "title" | "language" | "hideTitle" | "readingMinutes" | "lastUpdate";

interface DocHeaderProps {
  page: Pick<Queries.DocPagePartsFragment, ShownField>;
  /** The page has steps on the screen, and the same as calls. */
  hasHalves?: boolean;
}

/** The title of a page, its reading time, and the date of its last change. */
export function DocHeader({ page, hasHalves = false }: DocHeaderProps) {
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
      {hasHalves && <ReaderSwitch />}
    </header>
  );
}
