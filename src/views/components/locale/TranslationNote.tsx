import { text } from "../../../i18n/text";
import { LanguageIcon } from "../layout/icons";
import type { WordsLanguage } from "./language-attributes";
import * as styles from "./TranslationNote.module.css";

interface TranslationNoteProps {
  /** Of the content; null where it is that of the page. */
  language?: WordsLanguage;
}

/** Says above a page that is not translated which language it is in. A site with one locale has no such code. */
export function TranslationNote({ language }: TranslationNoteProps) {
  if (!process.env.SITE_HAS_LOCALES || !language) return null;
  return (
    <p className={styles.note} role="note">
      <LanguageIcon className={styles.icon} />
      {text.notTranslated(language.label ?? language.htmlLang)}
    </p>
  );
}
