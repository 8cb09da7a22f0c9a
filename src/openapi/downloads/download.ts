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
