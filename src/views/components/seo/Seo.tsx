import { withPrefix } from "gatsby";
import { Helmet } from "react-helmet";
import { sentAddress } from "../../../config/addresses/sent-address";
import { cardSize } from "./card-size";
import { socialImageRoute } from "../../../config/addresses/social-image-route";
import { techArticle, type ArticleFacts } from "../../structured-data/tech-article";
import { markdownType, markdownRoute } from "../../../config/addresses/markdown-route";
import { useCanonicalRoute } from "../versions/switching";
import { alternateAddresses } from "../locale/alternate-addresses";
import { useSiteConfig } from "../layout/use-site-config";
import { JsonLd } from "./JsonLd";

interface SeoProps {
  /** Route, without the path prefix. */
  path: string;
  title: string;
  description?: string | null;
  image?: string | null;
  keywords?: readonly string[];
  type?: "website" | "article";
  /** Hides the page from search engines. */
  noIndex?: boolean;
  /** The page has no Markdown version. */
  noMarkdown?: boolean;
  /** schema.org type of a docs page. */
  article?: ArticleFacts["type"];
  /** yyyy-mm-dd */
  modified?: string | null;
}

/** The tags in the head of a page: title, description, canonical address, Open Graph, and others. */
export function Seo(props: SeoProps) {
  const { path, title, description, image, keywords, type = "website", noIndex } = props;
  const { noMarkdown, article, modified } = props;
  const site = useSiteConfig();
  const canonical = useCanonicalRoute(path);
  const absolute = (route: string) =>
    site.url + sentAddress(withPrefix(route)).replace(/(.)\/$/, "$1");
  const fullTitle = title === site.title ? title : `${title} | ${site.title}`;
  const summary = description || site.description;
  const ownImage = noIndex ? null : socialImageRoute(path);
  const shown = image ?? ownImage;
  const locale = site.locales.find(({ code }) => code === site.language);
  const isMirrored = locale?.dir === "rtl";
  const alternates = noIndex ? [] : alternateAddresses(site, path);
  return (
    <>
      {process.env.BUILD_STAGE === "build-html" && article && (
        <JsonLd
          make={() =>
            techArticle({
              type: article,
              title,
              description: summary,
              url: absolute(path),
              language: site.language,
              site: { title: site.title, url: absolute("/") },
              keywords,
              modified,
            })
          }
        />
      )}
      <Helmet
        htmlAttributes={{
          lang: locale?.htmlLang ?? site.language,
          ...(isMirrored ? { dir: "rtl" } : {}),
        }}
      >
        <title>{fullTitle}</title>
        <meta name="description" content={summary} />
        <link rel="canonical" href={absolute(canonical)} />
        {alternates.map(({ hrefLang, href }) => (
          <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
        ))}
        {!noMarkdown && (
          <link rel="alternate" type={markdownType} href={withPrefix(markdownRoute(path))} />
        )}
        <meta property="og:title" content={title} />
        <meta property="og:description" content={summary} />
        <meta property="og:type" content={type} />
        <meta property="og:url" content={absolute(path)} />
        <meta property="og:site_name" content={site.title} />
        <meta name="twitter:card" content={shown ? "summary_large_image" : "summary"} />
        {shown && (
          <meta property="og:image" content={shown.startsWith("/") ? absolute(shown) : shown} />
        )}
        {!image && ownImage && <meta property="og:image:width" content={String(cardSize.width)} />}
        {!image && ownImage && (
          <meta property="og:image:height" content={String(cardSize.height)} />
        )}
        {shown && <meta property="og:image:alt" content={title} />}
        {keywords?.length ? <meta name="keywords" content={keywords.join(", ")} /> : null}
        {noIndex && <meta name="robots" content="noindex" />}
      </Helmet>
    </>
  );
}
