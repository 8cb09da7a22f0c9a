import { useContext } from "react";
import { NamedThingsContext } from "./named-things";
import * as styles from "./Status.module.css";
import { PageLink } from "../layout/PageLink";

/** A status of a document, linked to the diagram of its lifecycle, if any. The build checks it. */
export function Status({ of, is }: { of: string; is: string }) {
  const { statuses } = useContext(NamedThingsContext);
  const to = statuses.find((status) => status.of === of && status.is === is)?.to;
  const pill = <code className={styles.status}>{is}</code>;
  return to ? (
    <PageLink to={to} className={styles.link}>
      {pill}
    </PageLink>
  ) : (
    pill
  );
}
