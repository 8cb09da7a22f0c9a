import { Link } from "gatsby";
import { useContext } from "react";
import { glossaryRoute } from "../../../content/glossary/route";
import { NamedThingsContext } from "./named-things";
import * as styles from "./Term.module.css";

/** "Sales order" as it stands within a sentence; names of menus and fields and abbreviations stay as they are. */
function withinSentence(term: string, kind: string): string {
  const isWord = kind !== "menu" && kind !== "field" && /^[A-Z][a-z]/.test(term);
  return isWord ? term.charAt(0).toLowerCase() + term.slice(1) : term;
}

interface TermProps {
  /** Key of the glossary. */
  id: string;
  /** It does not begin a sentence; the build sets this. */
  within?: boolean;
}

/** A term of the glossary, with its definition at hand. The build fails when there is none. */
export function Term({ id, within }: TermProps) {
  const { terms } = useContext(NamedThingsContext);
  const found = terms.find((one) => one?.key === id);
  if (!found) return <>{id}</>;
  return (
    <Link to={`${glossaryRoute}#${id}`} title={found.definition} className={styles.term}>
      {within ? withinSentence(found.term, found.kind) : found.term}
    </Link>
  );
}
