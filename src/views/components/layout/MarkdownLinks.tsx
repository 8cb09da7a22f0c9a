import { withPrefix } from "gatsby";
import { text } from "../../../i18n/text";
import { markdownType, markdownRoute } from "../../../config/addresses/markdown-route";
import * as styles from "./MarkdownLinks.module.css";

/** Copies (src/browser/copy-code.ts) or shows the Markdown version of the page. */
export function MarkdownLinks({ path }: { path: string }) {
  const href = withPrefix(markdownRoute(path));
  return (
    <p className={styles.links} data-no-markdown="">
      <button type="button" className={styles.copy} data-copy-markdown={href}>
        {text.copyMarkdown}
      </button>
      <a href={href} type={markdownType}>
        {text.viewMarkdown}
      </a>
    </p>
  );
}
