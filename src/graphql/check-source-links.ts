import type { CreatePagesArgs } from "gatsby";
import { checkLinks, draftFiles, type LinkSource } from "../content/links/check-links";
import { glossaryRoute } from "../config/docs-routes";
import { glossaryAnchors } from "../content/glossary/glossary-sections";
import { overviewAnchors } from "../openapi/overview-anchors";
import { staticAddresses } from "../config/files-below";
import type { Problem } from "../problems/problem";
import { contentLibrary } from "./content-library";
import { query } from "../output/site-query";
import { brokenLinks, contentFile } from "../config/source-folders";

const linkQuery = /* GraphQL */ `
  query SourceLinks {
    allDoc(sort: { slug: ASC }) {
      nodes {
        ...PageLinks
      }
    }
    allPage(sort: { slug: ASC }) {
      nodes {
        ...PageLinks
      }
    }
    allBlogPost(sort: { slug: ASC }) {
      nodes {
        ...PageLinks
      }
    }
    allApiDocument {
      nodes {
        links {
          ...ApiLinkParts
        }
      }
    }
    allApiTag {
      nodes {
        to
        links {
          ...ApiLinkParts
        }
        overview {
          route
          anchors
        }
      }
    }
    allApiOperation {
      nodes {
        route
        links {
          ...ApiLinkParts
        }
      }
    }
  }

  fragment ApiLinkParts on ApiLink {
    href
    line
    file
  }

  fragment PageLinks on ContentPage {
    slug
    sourcePath
    anchors
    links {
      href
      line
    }
  }
`;

/** One source per link, because each link has its own file. */
function apiSources(
  route: string,
  links: readonly { href: string; line: number; file: string }[],
): LinkSource[] {
  return links.map((link) => ({ route, file: link.file, links: [link] }));
}

/** Checks the links in pages and API descriptions against all routes and, where known, anchors. */
export async function checkSourceLinks(
  graphql: CreatePagesArgs["graphql"],
  routes: ReadonlySet<string>,
): Promise<Problem[]> {
  const data = await query<Queries.SourceLinksQuery>(graphql, linkQuery);
  const pages = [...data.allDoc.nodes, ...data.allPage.nodes, ...data.allBlogPost.nodes];
  const tags = data.allApiTag.nodes;
  const sources: LinkSource[] = [
    ...pages.map(({ slug, sourcePath, links }) => ({
      route: slug,
      file: contentFile(sourcePath),
      links,
    })),
    ...data.allApiDocument.nodes.flatMap(({ links }) => apiSources("/", links)),
    ...tags.flatMap(({ to, links }) => apiSources(to, links)),
    ...data.allApiOperation.nodes.flatMap(({ route, links }) => apiSources(route, links)),
  ];
  const { documents, glossary } = await contentLibrary();
  const anchors = new Map<string, ReadonlySet<string>>([
    ...pages.map((page) => [page.slug, new Set(page.anchors)] as const),
    ...tags.flatMap(({ overview }) =>
      overview ? [[overview.route, overviewAnchors(overview.anchors)] as const] : [],
    ),
    [glossaryRoute, glossaryAnchors(glossary)] as const,
  ]);
  const isBuild = process.env.gatsby_executing_command !== "develop";
  return checkLinks(sources, {
    routes: new Set([...routes, ...staticAddresses("static")]),
    anchors,
    drafts: isBuild ? draftFiles(documents) : undefined,
    brokenLinks,
  });
}
