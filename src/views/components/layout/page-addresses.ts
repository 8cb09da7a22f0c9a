/** The address for editing a page's file; `sourcePath` is relative to the content folder. */
export function editAddress(editUrl: string, sourcePath: string): string {
  const file = `content/${sourcePath}`.split("/").map(encodeURIComponent).join("/");
  return editUrl.replace(/\{path\}|%7Bpath%7D/i, file);
}

/** The address of the feedback form for a page. */
export function feedbackAddress(feedbackUrl: string, path: string): string {
  const url = new URL(feedbackUrl);
  url.searchParams.set("page", path);
  return url.href;
}
