import { text } from "../../../i18n/text";
import * as styles from "./PreviousNext.module.css";
import { PageLink } from "./PageLink";
import { Sent } from "./Sent";

interface Neighbor {
  readonly label: string;
  readonly to: string;
}

interface PreviousNextProps {
  previous?: Neighbor | null;
  next?: Neighbor | null;
  /** By default "Previous" and "Next". */
  labels?: { previous: string; next: string };
}

/** Links to the previous and the next page. */
export function PreviousNext({ previous, next, labels = text }: PreviousNextProps) {
  if (!previous && !next) return null;
  return (
    <Sent
      as="nav"
      shows={`${previous?.to} ${next?.to}`}
      aria-label={text.previousNext}
      className={styles.nav}
    >
      {() => (
        <>
          {previous && (
            <PageLink to={previous.to} rel="prev" className={styles.link}>
              <span className={styles.label}>{labels.previous}</span>
              {previous.label}
            </PageLink>
          )}
          {next && (
            <PageLink to={next.to} rel="next" className={`${styles.link} ${styles.next}`}>
              <span className={styles.label}>{labels.next}</span>
              {next.label}
            </PageLink>
          )}
        </>
      )}
    </Sent>
  );
}
