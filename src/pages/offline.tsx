import { OfflineView } from "../components/offline/OfflineView";
import { Seo } from "../components/seo/Seo";
import { offlineText } from "../i18n/en-offline";
import { offlineRoute } from "../offline/names";

/** Keeps the site on the reader's device, and takes it off again. */
export default function OfflinePage() {
  return (
    <>
      <Seo
        path={offlineRoute}
        title={offlineText.title}
        description={offlineText.lead}
        noIndex
        twinless
      />
      <OfflineView />
    </>
  );
}
