/** A file for download, as pages link to it. */
export interface Download {
  /** `OpenAPI`, `Postman` */
  kind: string;
  /** `YAML`, `collection` */
  label: string;
  route: string;
  bytes: number;
}

/** A download with its content. */
export interface DownloadFile extends Omit<Download, "bytes"> {
  text: string;
}
