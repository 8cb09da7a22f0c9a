import type { PageProps } from "gatsby";
import type { ChangesPage } from "../../openapi/changes/changes-page";
import { ChangelogPage } from "../components/api/ChangelogPage";
import { useApiSidebar } from "../components/layout/use-api-sidebar";
import type { PageVersions } from "../../content/versions/page-versions";

export interface ApiChangesPageContext {
  changes: ChangesPage;
  versions?: PageVersions;
}

/** What changed in the API of a version since the one before it. In its context, because no other site has a query for it. */
export default function ApiChangesTemplate({
  pageContext: { changes },
}: PageProps<object, ApiChangesPageContext>) {
  return <ChangelogPage changes={changes} sidebar={useApiSidebar()} />;
}
