import { text } from "../../../i18n/text";
import { editAddress, feedbackAddress } from "./page-addresses";
import * as styles from "./PageActions.module.css";
import { useSiteConfig } from "./use-site-config";

interface PageActionsProps {
  /** Route of the page. */
  path: string;
  /** The page's file, relative to the content folder; left out for pages that have none of their own. */
  sourcePath?: string;
}

/** What a reader can do about a page: edit its source, report a problem. Each is there when it is configured. */
export function PageActions({ path, sourcePath }: PageActionsProps) {
  const { repository, feedbackUrl } = useSiteConfig();
  const edit = repository && sourcePath && editAddress(repository.editUrl, sourcePath);
  if (!edit && !feedbackUrl) return null;
  return (
    <ul className={styles.list} aria-label={text.pageActions}>
      {edit && (
        <li>
          <a href={edit}>{text.editPage}</a>
        </li>
      )}
      {feedbackUrl && (
        <li>
          <a href={feedbackAddress(feedbackUrl, path)}>{text.reportProblem}</a>
        </li>
      )}
    </ul>
  );
}
