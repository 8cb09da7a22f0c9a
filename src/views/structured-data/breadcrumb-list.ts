interface Step {
  name: string;
  /** Absolute; undefined for a step without a page. */
  url?: string | undefined;
}

/**
 * The JSON-LD of breadcrumbs: https://schema.org/BreadcrumbList. Steps without a page are omitted, because search engines
 * reject them except at the end.
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
