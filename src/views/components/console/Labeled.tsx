import type { ReactNode } from "react";
import { text } from "../../../i18n/console-text";
import * as styles from "./Fields.module.css";

interface LabeledProps {
  id: string;
  name: string;
  type?: string | undefined;
  required?: boolean;
  description?: string | undefined;
  finding?: string | undefined;
  /** Buttons next to the name. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The `aria-describedby` of a control in `Labeled`: its finding first. */
export const describedBy = (id: string, finding?: string, description?: string) =>
  [finding && `${id}-finding`, description && `${id}-about`].filter(Boolean).join(" ") || undefined;

/** A control with its name, description, and finding. */
export function Labeled(props: LabeledProps) {
  const { id, name, type, required, description, finding, actions, children } = props;
  return (
    <div className={styles.field} data-wrong={finding ? "" : undefined}>
      <div className={styles.head}>
        <label id={`${id}-name`} htmlFor={id}>
          {name}
        </label>
        <span className={styles.type}>{type}</span>
        {required && <span className={styles.required}>{text.required}</span>}
        {actions && <span className={styles.actions}>{actions}</span>}
      </div>
      {children}
      {finding && (
        <p className={styles.finding} id={`${id}-finding`}>
          {finding}
        </p>
      )}
      {description && (
        <p className={styles.about} id={`${id}-about`}>
          {description}
        </p>
      )}
    </div>
  );
}
