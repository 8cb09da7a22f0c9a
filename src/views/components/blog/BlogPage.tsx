import type { ReactNode } from "react";
import { text } from "../../../i18n/text";
import * as styles from "./BlogPage.module.css";
import { FeedLinks } from "./FeedLinks";
import * as plain from "../layout/PlainPage.module.css";
import { useBlogSections } from "./use-blog-sections";
import { PageLink } from "../layout/PageLink";

interface BlogPageProps {
  /** Route of the page's entry in the blog's navigation. */
  section: string;
  title: string;
  lead?: ReactNode;
  /** Of a tag, which has its own feeds. */
  feed?: { route: string; title: string };
  children: ReactNode;
}

/** The frame of the blog's lists: navigation, heading, and feeds. */
export function BlogPage({ section, title, lead, feed, children }: BlogPageProps) {
  return (
    <main id="main" tabIndex={-1} className={plain.page}>
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
      <FeedLinks feed={feed} />
    </main>
  );
}
