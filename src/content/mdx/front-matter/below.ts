/** A route below a base: `hello`, `/hello`, and `/blog/tags/hello` are all `/blog/tags/hello` below `/blog/tags`. */
export function below(base: string, permalink: string): string {
  if (permalink.startsWith(`${base}/`)) return permalink;
  return `${base}/${permalink.replace(/^\//, "")}`;
}
