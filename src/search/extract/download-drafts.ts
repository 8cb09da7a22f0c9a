import type { RecordDraft } from "../record";

/** A file for download, as pages link to it. */
export interface SourceDownload {
  /** `Postman` */
  kind: string;
  /** `collection` */
  label: string;
  route: string;
}

/** Where the page of the API has its files. */
const downloadsAnchor = "downloads";

/** A record for each purpose that files are made for, found by their names too. */
export function downloadDrafts(
  { title, route }: { title: string; route: string },
  heading: string,
  downloads: readonly SourceDownload[],
): RecordDraft[] {
  const kinds = [...new Set(downloads.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const files = downloads.filter((one) => one.kind === kind);
    const labels = files.map(({ label }) => label).join(", ");
    return {
      kind: "category",
      trail: [title, heading, `${kind} ${labels}`],
      content: "",
      route,
      anchor: downloadsAnchor,
      names: files.map((file) => file.route.split("/").at(-1) ?? ""),
    };
  });
}
