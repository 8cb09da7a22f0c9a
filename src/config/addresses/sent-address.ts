const encoded = (character: string) =>
  encodeURIComponent(character).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A route, query, and hash of this site, percent-encoded for requests, XML, JSON, and rules of hosts; encoded parts stay. */
export function sentAddress(route: string): string {
  return route
    .replace(/\p{Cs}/gu, "\uFFFD")
    .replace(/%(?![\da-f]{2})/gi, "%25")
    .replace(/[^\w.~/?#=&%+,@-]/gu, encoded);
}
