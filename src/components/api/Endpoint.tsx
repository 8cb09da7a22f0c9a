import { text } from "../../i18n/en";
import * as styles from "./Endpoint.module.css";
import { MethodBadge } from "./MethodBadge";

/** Method and path of an operation, to copy. */
export function Endpoint({ method, path }: { method: string; path: string }) {
  return (
    <div className={styles.endpoint} data-copy-source>
      <code className={styles.code}>
        <MethodBadge method={method} /> {path}
      </code>
      <button type="button" className={`copy ${styles.copy}`} data-copy aria-label={text.copyPath}>
        {text.copy}
      </button>
    </div>
  );
}
