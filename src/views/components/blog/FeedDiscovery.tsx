import { graphql, useStaticQuery, withPrefix } from "gatsby";
import { Helmet } from "react-helmet";
import { feedFormats, feedRoute } from "../../../content/blog/feed-routes";
import { blogRoutes } from "../../../content/blog/plan";
import { text } from "../../../i18n/text";
import { present } from "../present";

/** Links by which programs find the feeds of the blog and, on its pages, of a tag. */
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
      {feeds.flatMap((each) =>
        feedFormats.map((format) => (
          <link
            key={feedRoute(each.route, format)}
            rel="alternate"
            type={format.type}
            title={text.feedOf(each.title, format.name)}
            href={url + withPrefix(feedRoute(each.route, format))}
          />
        )),
      )}
    </Helmet>
  );
}
