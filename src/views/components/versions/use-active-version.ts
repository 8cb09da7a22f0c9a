import { useChosenVersion } from "../../hooks/use-chosen-version";
import { useSiteConfig } from "../layout/use-site-config";
import { usePageVersions } from "./page-versions-context";

/** The version of the page; if it has none, the one that the reader chose, else the latest. */
export function useActiveVersion() {
  const { docVersions } = useSiteConfig();
  const page = usePageVersions();
  const chosen = useChosenVersion(docVersions);
  return docVersions.find(({ name }) => name === page?.name) ?? chosen;
}
