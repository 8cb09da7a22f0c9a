import { text } from "../../../i18n/text";
import { LanguageIcon } from "../layout/icons";
import type { WordsLanguage } from "./language-attributes";
import * as styles from "./TranslationNote.module.css";

/** Says that a page is not translated. Sites with one locale do not have this code. */
export function TranslationNote({ language }: { language?: WordsLanguage }) {
  if (!process.env.SITE_HAS_LOCALES || !language) return null;
  return (
    <p className={styles.note} role="note">
      <LanguageIcon className={styles.icon} />
      {text.notTranslated(language.label ?? language.htmlLang)}
    </p>
  );
}
