import { graphql, withPrefix, type PageProps } from "gatsby";
import { HomeView } from "../views/components/home/HomeView";
import { present } from "../views/components/present";
import { searchRoute } from "../views/components/search/search-address";
import { JsonLd } from "../views/components/seo/JsonLd";
import { Seo } from "../views/components/seo/Seo";
import { docsAreas } from "../views/components/home/docs-areas";
import { webSite } from "../views/structured-data/web-site";

/** The home page: what the docs hold, ways in by task, the newest posts. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const site = present(data.siteConfig, "configuration");
  const { title, description, home, url, language, navbar, marketingUrl } = site;
  return (
    <>
      {process.env.BUILD_STAGE === "build-html" && (
        <JsonLd
          make={() =>
            webSite({
              title,
              description,
              url: url + withPrefix("/"),
              language,
              search: url + withPrefix(searchRoute),
              product: { name: navbar.title, url: marketingUrl },
            })
          }
        />
      )}
      <Seo path="/" title={title} description={description} />
      <HomeView home={home} areas={docsAreas(data)} posts={data.allBlogPost.nodes} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    siteConfig {
      title
      description
      url
      language
      marketingUrl
      navbar {
        title
      }
      home {
        ...HomeParts
      }
    }
    allDoc(
      filter: { unlisted: { eq: false }, docsVersion: { eq: null } }
      sort: { docId: ASC }
      limit: 1
    ) {
      totalCount
      nodes {
        slug
      }
    }
    allGlossaryTerm {
      totalCount
    }
    allApiTagGroup(filter: { docsVersion: { eq: null } }, sort: { position: ASC }) {
      nodes {
        name
        to
        operationCount
      }
    }
    allBlogPost(
      filter: { unlisted: { eq: false } }
      sort: [{ date: DESC }, { slug: ASC }]
      limit: 3
    ) {
      nodes {
        ...PostSummaryParts
      }
    }
  }

  fragment HomeParts on SiteHome {
    headline
    lead
    sections {
      title
      anchor
      entries {
        label
        to
        href
        text
      }
    }
    story {
      title
      lead
      steps {
        label
        to
        href
        text
        document
        run {
          label
          to
          href
        }
      }
    }
  }
`;
