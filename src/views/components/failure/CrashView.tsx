import type { ReactNode } from "react";
import { Helmet } from "react-helmet";
import { text } from "../../../i18n/text";
import * as page from "../layout/PlainPage.module.css";
import { errorChain } from "../../../browser/crash/error-chain";
import * as styles from "./CrashView.module.css";

interface CrashViewProps {
  error: unknown;
  onRetry: () => void;
  children?: ReactNode;
}

/** Replaces a page that crashed: the error with its causes, and a "Try again" button. */
export function CrashView({ error, onRetry, children }: CrashViewProps) {
  const [first = "", ...causes] = errorChain(error);
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <Helmet>
        <title>{text.pageError}</title>
      </Helmet>
      <div role="alert">
        <h1 className={page.heading}>{text.pageCrashed}</h1>
        <div className={styles.chain}>
          <p>{first}</p>
          {causes.map((cause, index) => (
            <p key={index}>
              <strong>{text.causedBy}</strong> {cause}
            </p>
          ))}
        </div>
      </div>
      <p className={styles.ways}>
        <button type="button" className={styles.button} onClick={onRetry}>
          {text.tryAgain}
        </button>
        {children}
      </p>
    </main>
  );
}
