import type { GatsbySSR } from "gatsby";
import { endTurn, renderInTurn } from "./src/gatsby/renderer/render-in-turn";
import { headLinks } from "./src/gatsby/head-links";
import { wrapPage } from "./src/gatsby/wrap-page";
import { readArticle } from "./src/gatsby/read-article";
import { readArticlesFrom } from "./src/runtime/articles/article-store";
import { takeJsonLd } from "./src/structured-data/collect";
import { earlyRules } from "./src/runtime/prefetch/early-rules";
import { preHydrationScript } from "./src/runtime/pre-hydration";

readArticlesFrom(readArticle);

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapPage;
export const replaceRenderer: GatsbySSR["replaceRenderer"] = renderInTurn;

// The site's own onRenderBody runs after those of all plugins: gatsby-plugin-react-helmet has taken its tags by then.
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  const said = takeJsonLd();
  endTurn();
  setHeadComponents([
    // Before the script that takes them away from who saves data.
    <script
      key="early-rules"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: earlyRules(__PATH_PREFIX__) }}
    />,
    <script
      key="before-paint"
      dangerouslySetInnerHTML={{
        __html: preHydrationScript({ ...SITE_EARLY, prefix: __PATH_PREFIX__ }),
      }}
    />,
    ...headLinks,
    ...said.map((json) => (
      <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    )),
  ]);
};
