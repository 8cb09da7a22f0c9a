import { useId, useState } from "react";
import * as styles from "./Examples.module.css";

export interface ExampleChoice {
  /** Such as `201 · A kit`. */
  label: string;
  /** Highlighted code. */
  html: string;
}

interface ExamplesProps {
  title: string;
  choices: readonly ExampleChoice[];
}

/** Examples, one at a time; a select chooses where there are several. */
export function Examples({ title, choices }: ExamplesProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const example = choices[chosen] ?? choices[0];
  if (!example) return null;
  return (
    <section className={styles.examples} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {choices.length > 1 ? (
          <select
            className={styles.select}
            aria-labelledby={id}
            value={chosen}
            onChange={(event) => setChosen(Number(event.target.value))}
          >
            {choices.map(({ label }, index) => (
              <option key={index} value={index}>
                {label}
              </option>
            ))}
          </select>
        ) : (
          <span className={styles.only}>{example.label}</span>
        )}
      </div>
      <div dangerouslySetInnerHTML={{ __html: example.html }} />
    </section>
  );
}
