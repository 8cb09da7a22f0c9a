import { OfflineView } from "../views/components/offline/OfflineView";
import { Seo } from "../views/components/seo/Seo";
import { text } from "../i18n/offline-text";
import { offlineRoute } from "../browser/offline/names";

/** Keeps the site on the reader's device, and takes it off again. */
export default function OfflinePage() {
  return (
    <>
      <Seo path={offlineRoute} title={text.title} description={text.lead} noIndex noMarkdown />
      <OfflineView />
    </>
  );
}
