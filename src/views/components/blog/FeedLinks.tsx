import { withPrefix } from "gatsby";
import { feedFormats, feedRoute } from "../../../content/blog/feed-routes";
import { blogRoutes } from "../../../content/blog/plan";
import { text } from "../../../i18n/text";
import * as styles from "./BlogPage.module.css";
import { FeedDiscovery } from "./FeedDiscovery";

/** The feeds of the blog, or of the tag that the page is about. */
export function FeedLinks({ feed }: { feed?: { route: string; title: string } }) {
  return (
    <>
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
    </>
  );
}
