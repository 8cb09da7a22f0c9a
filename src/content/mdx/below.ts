/** The route of something under a base: `hello`, `/hello` and `/blog/tags/hello` are the same under `/blog/tags`. */
export function below(base: string, permalink: string): string {
  if (permalink.startsWith(`${base}/`)) return permalink;
  return `${base}/${permalink.replace(/^\//, "")}`;
}
