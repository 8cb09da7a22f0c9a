import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { cloneElement, type ReactElement } from "react";
import { PageBoundary } from "../components/failure/PageBoundary";
import { Layout } from "../components/layout/Layout";
import { SidebarSlotProvider } from "../components/layout/sidebar-slot";
import { PageVersionsProvider } from "../components/versions/switching";
import type { PageVersions } from "../versions/page-versions";
import { cleanRoute } from "../links/internal-link";

type Args = WrapPageElementBrowserArgs | WrapPageElementNodeArgs;

/** Pages of operations, of today's API and of frozen ones: their frame tells one from the other by itself. */
const keepsFrame = /templates-api-operation-tsx$/;

/**
 * Gatsby gives each page a key of its own, so that React takes away the whole of one and makes the whole of the next.
 * From one operation to another the sidebar stays: it is most of what React makes of such a page.
 */
function withFrame(element: ReactElement, props: Args["props"]): ReactElement {
  const { componentChunkName = "" } =
    (props as Partial<WrapPageElementBrowserArgs["props"]>).pageResources?.page ?? {};
  return keepsFrame.test(componentChunkName)
    ? cloneElement(element, { key: componentChunkName })
    : element;
}

/** Puts the layout around a page: the same in the browser and in the static HTML. */
export function wrapPage({ element, props }: Args) {
  const path = cleanRoute(props.location.pathname.slice(__PATH_PREFIX__.length) || "/");
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
