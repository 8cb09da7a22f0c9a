/** Adds the path prefix to links and images of this site in HTML of the build. */
export function withPrefixedLinks(html: string): string {
  return __PATH_PREFIX__
    ? html.replace(/(<(?:a [^>]*href|img [^>]*src)=")\/(?!\/)/g, `$1${__PATH_PREFIX__}/`)
    : html;
}
