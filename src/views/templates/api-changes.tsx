import type { PageProps } from "gatsby";
import type { ChangesPage } from "../../openapi/changes/changes-html";
import { ChangelogPage } from "../components/api/ChangelogPage";
import { useApiSidebar } from "../components/layout/use-api-sidebar";
import type { PageVersions } from "../../content/versions/page-versions";

export interface ApiChangesPageContext {
  changes: ChangesPage;
  versions?: PageVersions;
}

/** The API changelog of a version. Its data is in the context, because sites with one version have no query for it. */
export default function ApiChangesTemplate({
  pageContext: { changes },
}: PageProps<object, ApiChangesPageContext>) {
  return <ChangelogPage changes={changes} sidebar={useApiSidebar()} />;
}
