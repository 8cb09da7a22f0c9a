import type { GatsbySSR } from "gatsby";
import { endTurn, renderInTurn } from "./src/toolchain/render-in-turn";
import { headLinks } from "./src/views/head-links";
import { wrapPage } from "./src/views/wrap-page";
import { readArticle } from "./src/graphql/read-article";
import { readArticlesFrom } from "./src/browser/articles/article-store";
import { takeJsonLd } from "./src/views/structured-data/json-ld";
import { earlyRules } from "./src/browser/prefetch/early-rules";
import { preHydrationScript } from "./src/browser/pre-hydration";

readArticlesFrom(readArticle);

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapPage;
export const replaceRenderer: GatsbySSR["replaceRenderer"] = renderInTurn;

// Runs after onRenderBody of all plugins, so gatsby-plugin-react-helmet has taken its tags by now.
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  const said = takeJsonLd();
  endTurn();
  setHeadComponents([
    // Must precede the script that removes it for readers who save data.
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
