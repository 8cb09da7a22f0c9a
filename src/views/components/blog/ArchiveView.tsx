import { withPrefix } from "gatsby";
import { useBuiltHtml } from "../../hooks/use-built-html";
import { text } from "../../../i18n/text";
import { formatMonthName } from "../../../i18n/format-date";
import * as styles from "./ArchiveView.module.css";

interface ArchiveViewProps {
  archive: Queries.BlogArchivePageQuery["blogArchive"];
}

/**
 * All posts by year and month. Plain links: a Link for each of a thousand posts would watch whether it is seen and
 * fetch what is behind it; gatsby-plugin-catch-links changes the page all the same.
 */
export function ArchiveView({ archive: { years, chart } }: ArchiveViewProps) {
  return (
    <>
      <div className={styles.chart} dangerouslySetInnerHTML={useBuiltHtml(chart)} />
      <nav aria-label={text.archiveJump} className={styles.jump}>
        {years.map(({ year, count, months }) => (
          <p key={year}>
            <a href={`#y${year}`}>
              {year} <span>({count})</span>
            </a>
            {months.map(({ month, posts }) => (
              <a key={month} href={`#m${month}`}>
                {formatMonthName(month, "short")} <span>({posts.length})</span>
              </a>
            ))}
          </p>
        ))}
      </nav>
      {years.map(({ year, count, months }) => (
        <section key={year} className={styles.year}>
          <h2 id={`y${year}`}>
            {year} <span>({count})</span>
          </h2>
          {months.map(({ month, posts }) => (
            <div key={month} className={styles.month}>
              <h3 id={`m${month}`}>
                {formatMonthName(month)} <span>({posts.length})</span>
              </h3>
              <ul>
                {posts.map(({ slug, title, day }) => (
                  <li key={slug} data-day={day}>
                    <a href={withPrefix(slug)}>{title}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
