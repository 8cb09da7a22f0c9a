import * as styles from "../layout/PlainPage.module.css";

interface ProblemsViewProps {
  heading: string;
  help: string;
  problems: readonly string[];
}

/** Mistakes in place of a page. Authors read them in develop, in English as all messages of the build. */
export function ProblemsView({ heading, help, problems }: ProblemsViewProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1 className={styles.heading}>{heading}</h1>
      <p>{help}</p>
      {problems.map((problem) => (
        <pre key={problem}>{problem}</pre>
      ))}
    </main>
  );
}
