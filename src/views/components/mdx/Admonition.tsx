import type { ReactNode } from "react";
import { text } from "../../../i18n/text";
import * as styles from "./Admonition.module.css";

type AdmonitionType = "note" | "tip" | "info" | "warning" | "danger";

interface AdmonitionProps {
  type: AdmonitionType;
  title?: string;
  children: ReactNode;
}

/** An admonition: note, tip, info, warning, or danger. */
export function Admonition({ type, title, children }: AdmonitionProps) {
  return (
    <div className={styles.admonition} data-type={type} role="note">
      <p className={styles.title}>{title ?? text.admonitions[type]}</p>
      <div className={`prose ${styles.body}`}>{children}</div>
    </div>
  );
}
