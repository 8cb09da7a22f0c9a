import type { CreatePagesArgs } from "gatsby";
import { apiFeedRoute } from "../../openapi/changes/feed-route";
import { atomFeed } from "./feed";
import { text } from "../../i18n/changelog-text";
import type { Problem } from "../../problems/problem";
import { sentAddress } from "../../config/addresses/sent-address";
import { writeSiteFile } from "../files/written";
import { query } from "../site-query";
import { releaseDays } from "./release-days";

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

interface FeedPlace {
  publicDir: string;
  prefix: string;
  /** Days of the last changes below the folder of the descriptions, by path. */
  lastChanges: ReadonlyMap<string, string>;
}

const withoutDay = (name: string, label: string): Problem => ({
  level: "warning",
  code: "version-without-day",
  what: `The feed of API changes has no entry for ${label}`,
  where: { file: process.env.SITE_CONFIG || "src/config/site.config.ts" },
  seen: `docVersions: name: ${name}`,
  cause:
    "An entry has a day: the version has no release date, and Git knows none of its description.",
  fix: 'released: "2026-03-09"',
});

/** Writes the feed of API changes: one entry per version with a changelog, today's too; says which have no day. */
export async function writeApiFeed(
  graphql: CreatePagesArgs["graphql"],
  { publicDir, prefix, lastChanges }: FeedPlace,
): Promise<Problem[]> {
  const { siteConfig: site, allApiDocument } = await query<Queries.ApiFeedQuery>(graphql, asked);
  const newest = allApiDocument.nodes.find(({ docsVersion }) => docsVersion === null)?.changes;
  if (!site || !newest) return [];
  const origin = site.url + prefix;
  const problems: Problem[] = [];
  const days = releaseDays(site.docVersions, lastChanges);
  const posts = site.docVersions.flatMap(({ name, label }, index) => {
    const owner = index === 0 ? null : name;
    const changes = allApiDocument.nodes.find((one) => one.docsVersion === owner)?.changes;
    if (!changes) return [];
    const date = days.get(name);
    if (date === undefined) {
      problems.push(withoutDay(name, label));
      return [];
    }
    const { route, since, html, operations, breaking } = changes;
    const description = text.lead(since, operations, breaking);
    return {
      url: origin + sentAddress(route),
      title: `${text.title}: ${label}`,
      description,
      content: absoluteLinks(html, origin + sentAddress(route), origin) || description,
      date,
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
  return problems;
}
