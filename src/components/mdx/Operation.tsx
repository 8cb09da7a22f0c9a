import { Link } from "gatsby";
import { createContext, useContext } from "react";
import { MethodBadge } from "../api/MethodBadge";
import * as styles from "./Operation.module.css";

/** What a link to an operation shows of it. */
export interface LinkedOperation {
  readonly slug: string;
  readonly route: string;
  readonly method: string;
  readonly summary: string;
}

/** The operations that the page names; its query delivers them, so that a page carries only its own. */
export const OperationsContext = createContext<readonly LinkedOperation[]>([]);

/** A link to an API operation, by its slug. The build fails when there is none. */
export function Operation({ id }: { id: string }) {
  const operation = useContext(OperationsContext).find(({ slug }) => slug === id);
  if (!operation) return <code>{id}</code>;
  return (
    <Link to={operation.route} className={styles.operation}>
      <MethodBadge method={operation.method} small /> {operation.summary}
    </Link>
  );
}
