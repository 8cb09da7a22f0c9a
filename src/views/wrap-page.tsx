import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { cloneElement, type ReactElement } from "react";
import { PageBoundary } from "./components/failure/PageBoundary";
import { Layout } from "./components/layout/Layout";
import { SidebarSlotProvider } from "./components/layout/sidebar-slot";
import { PageVersionsProvider } from "./components/versions/switching";
import type { PageVersions } from "../content/versions/page-versions";
import { cleanRoute, decoded } from "../config/addresses/internal-link";

type Args = WrapPageElementBrowserArgs | WrapPageElementNodeArgs;

/** Chunk names of operation pages, in all versions. */
const operations = /templates-api-operation-tsx$/;

/** Chunk names of docs pages, in all versions: gatsby-plugin-mdx makes two components for each page. */
const docs = /templates-doc-tsx-content-file-path-/;

const handOver = ({ type, props }: ReactElement) =>
  (type as (props: unknown) => ReactElement)(props);

/** Calls the plugin's component and the template, which have no hooks; the element they return has the same type on all pages. */
const SharedPage = ({ page }: { page: ReactElement }) => handOver(handOver(page));

/**
 * Gatsby gives each page its own key, so that React replaces all of it. Between operations, and between docs pages, the
 * frame stays, because the sidebar is expensive. In `develop`, pages are unchanged, so that hot reloading works.
 */
function withFrame(element: ReactElement, props: Args["props"]): ReactElement {
  const { componentChunkName = "" } =
    (props as Partial<WrapPageElementBrowserArgs["props"]>).pageResources?.page ?? {};
  if (operations.test(componentChunkName))
    return cloneElement(element, { key: componentChunkName });
  if (process.env.NODE_ENV === "production" && docs.test(componentChunkName))
    return <SharedPage key="docs" page={element} />;
  return element;
}

/** Puts the layout around a page, in the browser and in static HTML. */
export function wrapPage({ element, props }: Args) {
  const path = cleanRoute(decoded(props.location.pathname.slice(__PATH_PREFIX__.length)) || "/");
  return (
    <PageVersionsProvider value={(props.pageContext as { versions?: PageVersions }).versions}>
      <SidebarSlotProvider>
        <Layout path={path}>
          <PageBoundary path={path}>{withFrame(element, props)}</PageBoundary>
        </Layout>
      </SidebarSlotProvider>
    </PageVersionsProvider>
  );
}
