import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { cloneElement, type ReactElement } from "react";
import { PageBoundary } from "./components/failure/PageBoundary";
import { Layout } from "./components/layout/Layout";
import { SidebarSlotProvider } from "./components/layout/sidebar-slot";
import { PageVersionsProvider } from "./components/versions/switching";
import type { PageVersions } from "../content/versions/page-versions";
import { cleanRoute, decoded } from "../config/addresses/internal-link";

type Args = WrapPageElementBrowserArgs | WrapPageElementNodeArgs;

/** Pages of operations, of today's API and of frozen ones: their frame tells one from the other by itself. */
const operations = /templates-api-operation-tsx$/;

/** Pages of the docs, all versions: Gatsby's plugin for MDX makes two components of its own for each of them. */
const docs = /templates-doc-tsx-content-file-path-/;

const handOver = ({ type, props }: ReactElement) =>
  (type as (props: unknown) => ReactElement)(props);

/**
 * A page of the docs by what it shares with the others: the plugin's component and the template, which have no hooks,
 * are called, and what they hand over to is of the same type in all of them.
 */
const SharedPage = ({ page }: { page: ReactElement }) => handOver(handOver(page));

/**
 * Gatsby gives each page a key of its own, so that React takes away the whole of one and makes the whole of the next.
 * From one operation to another, and from one page of the docs to another, the sidebar stays: it is much of what React
 * makes of such a page. While developing pages are as Gatsby has them, so that changes find their components.
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

/** Puts the layout around a page: the same in the browser and in the static HTML. */
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
