import type { ReactNode } from "react";
import { text } from "../../../i18n/text";
import * as styles from "./Outcome.module.css";

/** What a reader sees after a group of steps. */
export function Outcome({ children }: { children: ReactNode }) {
  return (
    <div className={styles.outcome}>
      <strong>{text.outcome}</strong>
      {children}
    </div>
  );
}
