import type { CreatePagesArgs } from "gatsby";
import { apiFeedRoute } from "../../openapi/changes/feed-route";
import { atomFeed } from "./feed";
import { text } from "../../i18n/changelog-text";
import { sentAddress } from "../../config/addresses/sent-address";
import { writeSiteFile } from "../files/written";
import { query } from "../site-query";

const asked = /* GraphQL */ `
  query ApiFeed {
    siteConfig {
      title
      url
      language
      api {
        route
      }
      footer {
        copyright
      }
      docVersions {
        name
        label
        released
      }
    }
    allApiDocument {
      nodes {
        docsVersion
        changes {
          route
          since
          html
          breaking
          operations
        }
      }
    }
  }
`;

function absoluteLinks(html: string, page: string, origin: string): string {
  return html.replace(/href="#/g, `href="${page}#`).replace(/href="\//g, `href="${origin}/`);
}

/** Writes the feed of API changes: one entry per version with a changelog and a release date. */
export async function writeApiFeed(
  graphql: CreatePagesArgs["graphql"],
  publicDir: string,
  prefix: string,
): Promise<void> {
  const { siteConfig: site, allApiDocument } = await query<Queries.ApiFeedQuery>(graphql, asked);
  const newest = allApiDocument.nodes.find(({ docsVersion }) => docsVersion === null)?.changes;
  if (!site || !newest) return;
  const origin = site.url + prefix;
  const posts = site.docVersions.flatMap(({ name, label, released }, index) => {
    const owner = index === 0 ? null : name;
    const changes = allApiDocument.nodes.find((one) => one.docsVersion === owner)?.changes;
    if (!changes || !released) return [];
    const { route, since, html, operations, breaking } = changes;
    const description = text.lead(since, operations, breaking);
    return {
      url: origin + sentAddress(route),
      title: `${text.title}: ${label}`,
      description,
      content: absoluteLinks(html, origin + sentAddress(route), origin) || description,
      date: released,
      authors: [],
      tags: [],
    };
  });
  const feed = atomFeed({
    title: `${site.title}: ${text.title}`,
    description: text.title,
    url: origin + sentAddress(newest.route),
    language: site.language,
    copyright: site.footer.copyright,
    generator: "Gatsby",
    posts,
  });
  await writeSiteFile(publicDir, apiFeedRoute(site.api.route), feed);
}
