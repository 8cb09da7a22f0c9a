import type { ReactNode } from "react";
import { text } from "../../../i18n/console-text";
import * as styles from "./Fields.module.css";

interface LabelledProps {
  id: string;
  name: string;
  type?: string | undefined;
  required?: boolean;
  description?: string | undefined;
  finding?: string | undefined;
  /** Buttons beside the name. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Ids of what describes a control: what is wrong with it first. */
export const describedBy = (id: string, finding?: string, description?: string) =>
  [finding && `${id}-finding`, description && `${id}-about`].filter(Boolean).join(" ") || undefined;

/** A control with its name, what it is about and what is wrong with it. */
export function Labelled({
  id,
  name,
  type,
  required,
  description,
  finding,
  actions,
  children,
}: LabelledProps) {
  return (
    <div className={styles.field} data-wrong={finding ? "" : undefined}>
      <div className={styles.head}>
        <label htmlFor={id}>{name}</label>
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
