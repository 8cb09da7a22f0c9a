import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A part of an article with a heading. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
