import type { ReactNode } from "react";
import * as styles from "./Section.module.css";

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of an operation page under its own heading. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
