import { useBuiltHtml } from "../../hooks/use-built-html";
import { text } from "../../../i18n/text";
import { closeAnnouncement } from "../../../browser/close-announcement";
import { withPrefixedLinks } from "../../../browser/reference/prefixed-links";
import * as styles from "./Announcement.module.css";
import { CloseIcon } from "./icons";
import { useSiteConfig } from "./use-site-config";

/** The announcement above the top bar. If it was closed, the script in the head hides it before the first paint. */
export function Announcement() {
  const { announcement } = useSiteConfig();
  const built = useBuiltHtml(withPrefixedLinks(announcement?.content ?? ""));
  if (!announcement) return null;
  const { backgroundColor, textColor, isCloseable } = announcement;
  return (
    <aside
      className={`announcement ${styles.bar}`}
      aria-label={text.announcement}
      style={{ backgroundColor: backgroundColor ?? undefined, color: textColor ?? undefined }}
    >
      <div className={styles.text} dangerouslySetInnerHTML={built} />
      {isCloseable && (
        <button
          type="button"
          className={styles.close}
          aria-label={text.closeAnnouncement}
          onClick={closeAnnouncement}
        >
          <CloseIcon width="16" height="16" />
        </button>
      )}
    </aside>
  );
}
