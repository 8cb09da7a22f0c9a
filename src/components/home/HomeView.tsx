import { Link } from "gatsby";
import { text } from "../../i18n/en";
import { PostCard, type PostSummary } from "../blog/PostCard";
import { SiteLink } from "../layout/SiteLink";
import * as styles from "./HomeView.module.css";

interface HomeViewProps {
  home: Queries.HomePartsFragment;
  posts: readonly PostSummary[];
}

/** What the docs hold, ways in by task, and the newest posts. */
export function HomeView({ home, posts }: HomeViewProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1 className={styles.headline}>{home.headline}</h1>
      <p className={styles.lead}>{home.lead}</p>
      {home.sections.map(({ title, entries }) => (
        <section key={title} className={styles.section}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.label} className={styles.entry}>
                <SiteLink to={entry.to} href={entry.href} className={styles.link}>
                  {entry.label}
                </SiteLink>
                <p className={styles.text}>{entry.text}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {posts.length > 0 && (
        <section className={styles.section}>
          <div className={styles.row}>
            <h2 className={styles.title}>{text.newestPosts}</h2>
            <Link to="/blog">{text.allPosts}</Link>
          </div>
          <div className={styles.posts}>
            {posts.map((post) => (
              <PostCard key={post.slug} post={post} level="h3" />
            ))}
          </div>
        </section>
      )}
    </main>
  );
}
