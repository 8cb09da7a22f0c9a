import { withPrefix } from "gatsby";
import { useBuiltHtml } from "../../hooks/use-built-html";
import { text } from "../../../i18n/text";
import { formatMonthName } from "../../../i18n/format-date";
import * as styles from "./ArchiveView.module.css";

/**
 * All posts by year and month. With plain links, because each of a thousand `<Link>`s would observe whether it is in
 * view; gatsby-plugin-catch-links routes them, too.
 */
export function ArchiveView({ archive }: { archive: Queries.BlogArchivePageQuery["blogArchive"] }) {
  const { years, chart } = archive;
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
