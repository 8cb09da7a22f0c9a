/** A page on the way to another one; `url` is absolute, missing for a step without a page. */
export interface Step {
  name: string;
  url?: string | undefined;
}

/**
 * The JSON-LD of a trail: https://schema.org/BreadcrumbList. Steps without a page are left out, because search engines
 * refuse them anywhere but at the end.
 */
export function breadcrumbList(steps: readonly Step[]): object | undefined {
  const shown = steps.filter(({ url }, index) => url || index === steps.length - 1);
  if (shown.length < 2) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: shown.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(url && { item: url }),
    })),
  };
}
