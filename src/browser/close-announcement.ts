import { storageKeys } from "./storage-keys";
import { writeStorage } from "./storage";

/** Closes the announcement; the script in the head keeps it closed until its id changes. */
export function closeAnnouncement(): void {
  document.documentElement.dataset.announcement = "closed";
  writeStorage(storageKeys.announcementDismiss, "true");
}
