import { text } from "../../../i18n/text";
import { PostCard } from "../blog/PostCard";
import { HeroArt } from "./HeroArt";
import { SearchForm } from "../search/SearchForm";
import * as styles from "./HomeView.module.css";
import { RoleCards, RoleLinks } from "./RoleCards";
import { Story } from "./Story";
import { DocsMap, type DocsArea } from "./DocsMap";
import { PageLink } from "../layout/PageLink";

interface HomeViewProps {
  home: Queries.HomePartsFragment;
  areas: readonly DocsArea[];
  posts: readonly Queries.PostSummaryPartsFragment[];
}

/** The home page: search, first pages by role, one example, an overview of the docs, and the newest posts. */
export function HomeView({ home, areas, posts }: HomeViewProps) {
  return (
    <main id="main" tabIndex={-1}>
      <div className={styles.hero}>
        <div className={styles.page}>
          <div>
            <h1 className={styles.headline}>{home.headline}</h1>
            <p className={styles.lead}>{home.lead}</p>
            <SearchForm large />
            <RoleLinks sections={home.sections} />
          </div>
          <HeroArt />
        </div>
      </div>
      <div className={styles.page}>
        <RoleCards sections={home.sections} />
        {home.story && <Story story={home.story} />}
        <DocsMap areas={areas} />
        {posts.length > 0 && (
          <section className={styles.section}>
            <div className={styles.row}>
              <h2 className={styles.title}>{text.newestPosts}</h2>
              <PageLink to="/blog">{text.allPosts}</PageLink>
            </div>
            <div className={styles.posts}>
              {posts.map((post) => (
                <PostCard key={post.slug} post={post} level="h3" />
              ))}
            </div>
          </section>
        )}
      </div>
    </main>
  );
}
