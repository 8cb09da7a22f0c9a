import { graphql, useStaticQuery, withPrefix } from "gatsby";
import { Helmet } from "react-helmet";
import { feedFormats, feedRoute } from "../../../content/blog/feed-routes";
import { blogRoutes } from "../../../content/blog/plan";
import { text } from "../../../i18n/text";
import { present } from "../present";

/** By these links programs find the feeds of the blog; of a tag too on its pages. */
export function FeedDiscovery({ feed }: { feed?: { route: string; title: string } }) {
  const data = useStaticQuery<Queries.FeedDiscoveryQuery>(graphql`
    query FeedDiscovery {
      siteConfig {
        title
        url
        blog {
          title
        }
      }
    }
  `);
  const { title, url, blog } = present(data.siteConfig, "configuration");
  const feeds = [
    { route: blogRoutes.list, title: `${title}: ${blog.title}` },
    ...(feed ? [feed] : []),
  ];
  return (
    <Helmet>
      {feeds.flatMap((one) =>
        feedFormats.map((format) => (
          <link
            key={feedRoute(one.route, format)}
            rel="alternate"
            type={format.type}
            title={text.feedOf(one.title, format.name)}
            href={url + withPrefix(feedRoute(one.route, format))}
          />
        )),
      )}
    </Helmet>
  );
}
