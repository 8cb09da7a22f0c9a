import { useContext } from "react";
import { glossaryRoute } from "../../../config/docs-routes";
import { NamedThingsContext } from "./named-things";
import * as styles from "./Term.module.css";
import { PageLink } from "../layout/PageLink";

/** "Sales order" -> "sales order" within a sentence; names of menus and fields, and abbreviations, stay as they are. */
function withinSentence(term: string, kind: string): string {
  const isWord = kind !== "menu" && kind !== "field" && /^[A-Z][a-z]/.test(term);
  return isWord ? term.charAt(0).toLowerCase() + term.slice(1) : term;
}

/** A link to a term of the glossary. The build checks the id, and sets `within` if the term does not begin a sentence. */
export function Term({ id, within }: { id: string; within?: boolean }) {
  const { terms } = useContext(NamedThingsContext);
  const found = terms.find((term) => term?.key === id);
  if (!found) return <>{id}</>;
  return (
    <PageLink to={`${glossaryRoute}#${id}`} title={found.definition} className={styles.term}>
      {within ? withinSentence(found.term, found.kind) : found.term}
    </PageLink>
  );
}
