import { useEntryRoute } from "../versions/switching";
import { SiteLink, type SiteLinkProps } from "./SiteLink";

/** A link to the docs, in the current version or the one that the reader chose. */
export function EntryLink({ to = null, ...rest }: SiteLinkProps) {
  return <SiteLink to={useEntryRoute({ to, sidebarId: null })} {...rest} />;
}
