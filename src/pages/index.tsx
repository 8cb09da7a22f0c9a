import { graphql, type PageProps } from "gatsby";
import { HomeView } from "../components/home/HomeView";
import { present } from "../components/present";
import { Seo } from "../components/seo/Seo";
import { docsAreas } from "../components/home/docs-areas";

/** The home page: what the docs hold, ways in by task, the newest posts. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { title, description, home } = present(data.siteConfig, "configuration");
  return (
    <>
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
      api {
        categoryRoute
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
        operationCount
        tags {
          anchor
        }
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
      entries {
        label
        to
        href
        text
      }
    }
  }
`;
