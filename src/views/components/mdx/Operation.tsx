import { useContext } from "react";
import { MethodBadge } from "../api/MethodBadge";
import { NamedThingsContext } from "./named-things";
import * as styles from "./Operation.module.css";
import { PageLink } from "../layout/PageLink";

/** A link to an API operation by its slug, which the build checks. */
export function Operation({ id }: { id: string }) {
  const { operations } = useContext(NamedThingsContext);
  const operation = operations.find((known) => known?.slug === id);
  if (!operation) return <code>{id}</code>;
  return (
    <PageLink to={operation.route} className={styles.operation}>
      <MethodBadge method={operation.method} small /> {operation.summary}
    </PageLink>
  );
}
