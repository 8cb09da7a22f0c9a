import { graphql, Link, type PageProps } from "gatsby";
import * as styles from "../components/blog/Post.module.css";
import { present } from "../components/present";
import { Seo } from "../components/seo/Seo";
import { text } from "../i18n/en";

/** Shown for every unknown path, with status 404 from the server. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const entries = present(data.siteConfig, "configuration")
    .home.sections.flatMap((section) => section.entries)
    .slice(0, 5);
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <Seo path="/404" title={text.notFoundTitle} description={text.notFoundText} noIndex />
      <h1 className={styles.heading}>{text.notFoundTitle}</h1>
      <p className={styles.lead}>{text.notFoundText}</p>
      <div className={`prose ${styles.body}`}>
        <p>{text.notFoundWaysOut}</p>
        <ul>
          <li>
            <Link to="/">{text.home}</Link>
          </li>
          {entries.map(({ label, to }) =>
            to ? (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ) : null,
          )}
        </ul>
      </div>
    </main>
  );
}

export const query = graphql`
  query NotFoundPage {
    siteConfig {
      home {
        sections {
          entries {
            label
            to
          }
        }
      }
    }
  }
`;
