import type { GatsbySSR } from "gatsby";
import { wrapPage } from "./src/gatsby/wrap-page";
import { preHydrationScript } from "./src/runtime/pre-hydration";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapPage;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <script
      key="before-paint"
      dangerouslySetInnerHTML={{ __html: preHydrationScript(SITE_COLOR_MODE) }}
    />,
    <link key="icon" rel="icon" href={`${__PATH_PREFIX__}/favicon.svg`} type="image/svg+xml" />,
  ]);
};
