import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { feedFormats, feedRoute } from "../../../content/blog/feed-routes";
import { pageRoute } from "../../../content/blog/paging";
import { blogRoutes } from "../../../content/blog/plan";
import { text } from "../../../i18n/text";
import * as styles from "./BlogPage.module.css";
import { FeedDiscovery } from "./FeedDiscovery";
import * as plain from "../layout/PlainPage.module.css";
import { useBlogSections } from "./use-blog-sections";
import { PageLink } from "../layout/PageLink";
import { Seo } from "../seo/Seo";
import type { ListPlace } from "../tags/Paging";

interface BlogPageProps {
  /** Route of the page's entry in the blog's navigation. */
  section: string;
  title: string;
  lead?: string | null;
  /** For search engines; by default the lead. */
  description?: string | null;
  /** By default the page is the section's only one. */
  list?: ListPlace;
  /** Of a tag, which has its own feeds. */
  feed?: { route: string; title: string };
  children: ReactNode;
}

/** The frame of the blog's lists: head, navigation, heading, and feeds. */
export function BlogPage(props: BlogPageProps) {
  const { section, title, lead, description = lead, feed, children } = props;
  const { base, page, pages } = props.list ?? { base: section, page: 1, pages: 1 };
  return (
    <main id="main" tabIndex={-1} className={plain.page}>
      <Seo
        path={pageRoute(base, page)}
        title={page === 1 ? title : `${title}, ${text.pageOf(page, pages)}`}
        description={description}
      />
      <nav aria-label={text.blogNavigation} className={styles.nav}>
        {useBlogSections().map(({ to, label }) => (
          <PageLink key={to} to={to} aria-current={to === section ? "true" : undefined}>
            {label}
          </PageLink>
        ))}
      </nav>
      <h1 className={plain.heading}>{title}</h1>
      {lead && <p className={plain.lead}>{lead}</p>}
      {children}
      <FeedDiscovery feed={feed} />
      <p className={styles.feeds}>
        <span>{text.feeds}:</span>
        {feedFormats.map((format) => (
          <a
            key={format.file}
            href={withPrefix(feedRoute(feed?.route ?? blogRoutes.list, format))}
            type={format.type}
          >
            {format.name}
          </a>
        ))}
      </p>
    </main>
  );
}
