import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { PageBoundary } from "../components/failure/PageBoundary";
import { Layout } from "../components/layout/Layout";
import { SidebarSlotProvider } from "../components/layout/sidebar-slot";
import { cleanRoute } from "../links/internal-link";

type Args = WrapPageElementBrowserArgs | WrapPageElementNodeArgs;

/** Puts the layout around a page: the same in the browser and in the static HTML. */
export function wrapPage({ element, props }: Args) {
  const path = cleanRoute(props.location.pathname.slice(__PATH_PREFIX__.length) || "/");
  return (
    <SidebarSlotProvider>
      <Layout path={path}>
        <PageBoundary path={path}>{element}</PageBoundary>
      </Layout>
    </SidebarSlotProvider>
  );
}
