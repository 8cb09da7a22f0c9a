import { withPrefix } from "gatsby";
import { Helmet } from "react-helmet";
import type { ChangesPage } from "../../../openapi/changes/changes-html";
import { apiFeedRoute } from "../../../openapi/changes/feed-route";
import { text as changelog } from "../../../i18n/changelog-text";
import { text } from "../../../i18n/text";
import type { SidebarItem } from "../../../content/navigation/sidebar";
import * as header from "../layout/DocHeader.module.css";
import { useSiteConfig } from "../layout/use-site-config";
import { ReadingLayout } from "../layout/ReadingLayout";
import { Seo } from "../seo/Seo";
import { RenderedHtml } from "./RenderedHtml";
import "../../theme/reference.css";

interface ChangelogPageProps {
  changes: ChangesPage;
  sidebar: readonly SidebarItem[];
}

/** What changed in the API since the previous version; the build renders the list. */
export function ChangelogPage({ changes, sidebar }: ChangelogPageProps) {
  const { route, since, html, toc, breaking, operations } = changes;
  const { url, api } = useSiteConfig();
  const feed = apiFeedRoute(api.route);
  const lead = html ? changelog.lead(since, operations, breaking) : changelog.nothing(since);
  return (
    <ReadingLayout path={route} sidebar={sidebar} sidebarLabel={text.apiSidebar} toc={toc}>
      <Seo path={route} title={changelog.title} description={lead} type="article" />
      <article>
        <Helmet>
          <link
            rel="alternate"
            type="application/atom+xml"
            title={changelog.title}
            href={url + withPrefix(feed)}
          />
        </Helmet>
        <h1 className={header.title}>{changelog.title}</h1>
        <p className={header.lead}>
          {lead} <a href={withPrefix(feed)}>{changelog.feed}</a>
        </p>
        <RenderedHtml html={html} />
      </article>
    </ReadingLayout>
  );
}
