import { ChevronIcon } from "../layout/icons";
import { EntryLink } from "../layout/EntryLink";
import * as styles from "./TaskList.module.css";

interface TaskListProps {
  title: string;
  entries: Queries.HomePartsFragment["sections"][number]["entries"];
}

/** Links to the docs by task, for one kind of reader. */
export function TaskList({ title, entries }: TaskListProps) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.label} className={styles.entry}>
            <div>
              <EntryLink to={entry.to} href={entry.href} className={styles.link}>
                {entry.label}
              </EntryLink>
              <p className={styles.text}>{entry.text}</p>
            </div>
            <ChevronIcon className={styles.arrow} />
          </li>
        ))}
      </ul>
    </section>
  );
}
