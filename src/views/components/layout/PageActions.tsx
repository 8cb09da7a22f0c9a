import { text } from "../../../i18n/text";
import { editAddress, feedbackAddress } from "./page-addresses";
import * as styles from "./PageActions.module.css";
import { useSiteConfig } from "./use-site-config";

/** Links to edit a page (`sourcePath` in the content folder) and to report a problem, if configured. */
export function PageActions({ path, sourcePath }: { path: string; sourcePath?: string }) {
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
