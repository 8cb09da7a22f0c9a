import type { ReactNode } from "react";
import * as styles from "./Badge.module.css";

type Tone = "plain" | "required" | "warning";

/** A small mark beside a name: required, deprecated, read-only. */
export function Badge({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
