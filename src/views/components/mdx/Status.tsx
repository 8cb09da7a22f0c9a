import { Link } from "gatsby";
import { useContext } from "react";
import { NamedThingsContext } from "./named-things";
import * as styles from "./Status.module.css";

/** A status of a document; leads to the drawing of its lifecycle where there is one. The build knows them all. */
export function Status({ of, is }: { of: string; is: string }) {
  const { statuses } = useContext(NamedThingsContext);
  const to = statuses.find((status) => status.of === of && status.is === is)?.to;
  const pill = <code className={styles.status}>{is}</code>;
  return to ? (
    <Link to={to} className={styles.link}>
      {pill}
    </Link>
  ) : (
    pill
  );
}
