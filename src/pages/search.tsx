import { graphql, type PageProps } from "gatsby";
import { firstEntries } from "../views/components/home/first-entries";
import { SiteLink } from "../views/components/layout/SiteLink";
import { present } from "../views/components/present";
import { SearchView } from "../views/components/search/page/SearchView";
import * as styles from "../views/components/search/page/SearchView.module.css";
import { searchRoute } from "../views/components/search/search-address";
import { Seo } from "../views/components/seo/Seo";
import { text } from "../i18n/text";

/** All results of a query; without JavaScript the ways to everything there is. */
export default function SearchPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  const { home } = present(data.siteConfig, "configuration");
  const entries = home.sections.flatMap((section) => section.entries);
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <Seo
        path={searchRoute}
        title={text.search.pageTitle}
        description={text.search.pageDescription}
        noMarkdown
      />
      <h1 className={styles.heading}>{text.search.pageTitle}</h1>
      <SearchView search={location.search} pages={firstEntries(home.sections)} />
      <noscript>
        <div className={`prose ${styles.noScript}`}>
          <p>{text.search.noScript}</p>
          <ul>
            {entries.map(({ label, to, href }) => (
              <li key={label}>
                <SiteLink to={to} href={href}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </noscript>
    </main>
  );
}

export const query = graphql`
  query SearchPage {
    siteConfig {
      home {
        sections {
          entries {
            label
            to
            href
          }
        }
      }
    }
  }
`;
