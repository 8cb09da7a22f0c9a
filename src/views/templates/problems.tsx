import type { PageProps } from "gatsby";
import * as styles from "../components/layout/PlainPage.module.css";

export interface ProblemsPageContext {
  problems: string[];
}

/** Authors read these in develop, in English as all messages of the build. */
const heading = "This page has a mistake";
const help = "It comes back as soon as the file is saved without it.";

/** In develop, in place of a page that is not made because of mistakes in its file. */
export default function ProblemsTemplate({ pageContext }: PageProps<object, ProblemsPageContext>) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1 className={styles.heading}>{heading}</h1>
      <p>{help}</p>
      {pageContext.problems.map((problem) => (
        <pre key={problem}>{problem}</pre>
      ))}
    </main>
  );
}
