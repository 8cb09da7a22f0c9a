/** robots.txt: crawlers may read everything; pages to leave out of search engines carry a robots meta tag. */
export function robotsText(siteUrl: string, homes: readonly string[]): string {
  const sitemaps = homes.map((home) => `Sitemap: ${siteUrl}${home}/sitemap-index.xml\n`);
  return `User-agent: *\nAllow: /\n\n${sitemaps.join("")}`;
}

interface SecurityContact {
  contact: string;
  expires: string;
  policy?: string | undefined;
}

/** security.txt (RFC 9116). `Expires` is configured, so that builds of one commit are the same. */
export function securityText(
  { contact, expires, policy }: SecurityContact,
  siteUrl: string,
  languages: readonly string[],
): string {
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    ...(policy ? [`Policy: ${policy}`] : []),
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return `${lines.join("\n")}\n`;
}
