/** Options of gatsby-plugin-sitemap: every page but the unlisted ones and the not-found page. */

const query = /* GraphQL */ `
  query Sitemap {
    site {
      siteMetadata {
        siteUrl
      }
    }
    allSitePage {
      nodes {
        path
      }
    }
    allDoc(filter: { unlisted: { eq: true } }) {
      nodes {
        slug
      }
    }
    allPage(filter: { unlisted: { eq: true } }) {
      nodes {
        slug
      }
    }
    allBlogPost(filter: { unlisted: { eq: true } }) {
      nodes {
        slug
      }
    }
  }
`;

/** The pages that belong into the sitemap. */
export function listedPages({ allSitePage, allDoc, allPage, allBlogPost }: Queries.SitemapQuery) {
  const unlisted = [allDoc, allPage, allBlogPost].flatMap(({ nodes }) => nodes);
  const hidden = new Set(["/404", "/404.html", ...unlisted.map(({ slug }) => slug)]);
  return allSitePage.nodes.filter(({ path }) => !hidden.has(path));
}

export const sitemapOptions = {
  query,
  resolveSiteUrl: ({ site }: Queries.SitemapQuery) => site?.siteMetadata?.siteUrl,
  resolvePages: listedPages,
  serialize: ({ path }: { path: string }) => ({ url: path }),
};
