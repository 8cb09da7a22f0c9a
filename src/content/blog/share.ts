/** Where a link shares a page without a third-party script. */
type ShareTarget = "email" | "linkedin" | "bluesky" | "x";

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Links that share a page; `url` is absolute. */
export function shareLinks(title: string, url: string): { by: ShareTarget; href: string }[] {
  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return [
    { by: "email", href: `mailto:?${mail}` },
    { by: "linkedin", href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
    {
      by: "bluesky",
      href: `https://bsky.app/intent/compose?${query({ text: `${title} ${url}` })}`,
    },
    { by: "x", href: `https://x.com/intent/post?${query({ text: title, url })}` },
  ];
}
