import { EntryLink } from "../layout/EntryLink";
import { BoxStack } from "../motif/BoxStack";
import * as styles from "./Story.module.css";

/** One example from its first step to its last: what happens, on which document, and where to run it. */
export function Story({ story }: { story: NonNullable<Queries.HomePartsFragment["story"]> }) {
  const { title, lead, steps } = story;
  return (
    <section className={styles.story}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <ol className={styles.steps}>
        {steps.map(({ label, to, href, text, document, run }, index) => (
          <li key={label} className={styles.step}>
            <BoxStack filled={index + 1} of={steps.length} className={styles.art} />
            <h3 className={styles.label}>
              <EntryLink to={to} href={href}>
                {label}
              </EntryLink>
            </h3>
            {document && <p className={styles.document}>{document}</p>}
            <p className={styles.text}>{text}</p>
            {run && (
              <EntryLink to={run.to} href={run.href} className={styles.run}>
                {run.label}
              </EntryLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
