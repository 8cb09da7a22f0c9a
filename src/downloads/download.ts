/** A file that readers can take with them, as pages show it. */
export interface Download {
  /** What it is for: `OpenAPI`, `Postman`. */
  kind: string;
  /** Which of its kind: `YAML`, `collection`. */
  label: string;
  /** Its address below the site. */
  route: string;
  bytes: number;
}

/** A download with what is in it. */
export interface DownloadFile extends Omit<Download, "bytes"> {
  text: string;
}

/** Where downloads stand, below public/. */
export const downloadFolder = "download";

/** A size for readers: `4.4 MB`, `86 KB`. */
export function sizeWords(bytes: number): string {
  return bytes < 999_500
    ? `${Math.max(1, Math.round(bytes / 1e3))} KB`
    : `${(bytes / 1e6).toFixed(1)} MB`;
}
