const encoded = (character: string) =>
  encodeURIComponent(character).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * A route with its query and hash in the form in which it is sent, and in which it can stand in XML, JSON and rules for
 * hosts: what is no letter, digit or mark of an address is percent-encoded, what is encoded stays. Not for other hosts.
 */
export function sentAddress(route: string): string {
  return route
    .replace(/\p{Cs}/gu, "\uFFFD")
    .replace(/%(?![\da-f]{2})/gi, "%25")
    .replace(/[^\w.~/?#=&%+,@-]/gu, encoded);
}
