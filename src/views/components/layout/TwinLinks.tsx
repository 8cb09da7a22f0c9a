import { withPrefix } from "gatsby";
import { text } from "../../../i18n/text";
import { markdownType, twinRoute } from "../../../config/addresses/markdown-route";
import * as styles from "./TwinLinks.module.css";

/** The page as Markdown, to copy or to look at; src/browser/copy-code.ts fetches it when it is copied. */
export function TwinLinks({ path }: { path: string }) {
  const href = withPrefix(twinRoute(path));
  return (
    <p className={styles.links} data-twinless="">
      <button type="button" className={styles.copy} data-copy-twin={href}>
        {text.copyMarkdown}
      </button>
      <a href={href} type={markdownType}>
        {text.viewMarkdown}
      </a>
    </p>
  );
}
