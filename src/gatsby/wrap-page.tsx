import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { PageBoundary } from "../components/failure/PageBoundary";
import { Layout } from "../components/layout/Layout";
import { SidebarSlotProvider } from "../components/layout/sidebar-slot";
import { PageVersionsProvider } from "../components/versions/switching";
import type { PageVersions } from "../versions/page-versions";
import { cleanRoute } from "../links/internal-link";

type Args = WrapPageElementBrowserArgs | WrapPageElementNodeArgs;

/** Puts the layout around a page: the same in the browser and in the static HTML. */
export function wrapPage({ element, props }: Args) {
  const path = cleanRoute(props.location.pathname.slice(__PATH_PREFIX__.length) || "/");
  return (
    <PageVersionsProvider value={(props.pageContext as { versions?: PageVersions }).versions}>
      <SidebarSlotProvider>
        <Layout path={path}>
          <PageBoundary path={path}>{element}</PageBoundary>
        </Layout>
      </SidebarSlotProvider>
    </PageVersionsProvider>
  );
}
