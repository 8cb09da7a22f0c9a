import { useEntryRoute } from "../versions/switching";
import { SiteLink, type SiteLinkProps } from "./SiteLink";

/** A way into the docs: leads to the page in the version that is being read, or that the reader chose. */
export function EntryLink({ to = null, ...rest }: SiteLinkProps) {
  return <SiteLink to={useEntryRoute({ to, sidebarId: null })} {...rest} />;
}
