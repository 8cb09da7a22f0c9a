/** A page and its HTML. */
export interface PageHtml {
  route: string;
  html: string;
}

/** What a page is built from: its elements, classes, roles, media types, and the kinds that styles and scripts look for. */
export function traitsOf(html: string): Set<string> {
  const shown = html.replace(/<(script|style)\b[^]*?<\/\1>/g, "");
  const classes = [...shown.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  const attributes = shown.matchAll(
    /\s(?:data-(?:kind|tone|type|lang|method|depth|side)|role|type)="[^"]*"/g,
  );
  const mediaTypes = shown.matchAll(/\b(?:application|multipart|text|image)\/[a-z0-9.+*-]+/g);
  const elements = shown.matchAll(/<[a-z][a-z0-9]*/g);
  return new Set([
    ...classes,
    ...[...attributes, ...mediaTypes, ...elements].map(([written]) => written.trim()),
  ]);
}

/** The page that has most of the traits that are left; the first of several. */
function richest(pages: ReadonlyMap<string, Set<string>>, left: ReadonlySet<string>) {
  const counts = [...pages].map(([route, traits]) => ({
    route,
    count: [...traits].filter((trait) => left.has(trait)).length,
  }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best), {
    route: "",
    count: 0,
  });
}

/** Pages that together have every trait that any page has. */
function cover(pages: ReadonlyMap<string, Set<string>>): string[] {
  const left = new Set([...pages.values()].flatMap((traits) => [...traits]));
  const chosen: string[] = [];
  for (;;) {
    const { route, count } = richest(pages, left);
    if (count === 0) return chosen;
    chosen.push(route);
    for (const trait of pages.get(route) ?? []) left.delete(trait);
  }
}

/** As few pages as it takes to have each trait of the structure of all. */
export function coverPages(pages: readonly PageHtml[]): string[] {
  return cover(new Map(pages.map(({ route, html }) => [route, traitsOf(html)])));
}

/**
 * Pages that stand for all: several that have each trait of their structure, those with a diagram (operations repeat
 * those of lifecycles, with a mark), the longest and the shortest. Hundreds of pages come from one template; what differs
 * between them is in the sample.
 */
export function samplePages(pages: readonly PageHtml[], times = 4): string[] {
  const rest = new Map(pages.map(({ route, html }) => [route, traitsOf(html)]));
  const bySize = pages.toSorted((a, b) => a.html.length - b.html.length);
  const chosen = [bySize[0], bySize.at(-1)].flatMap((page) => (page ? [page.route] : []));
  for (const { route, html } of pages)
    if (html.includes('class="diagram"') && !html.includes("data-mark=")) chosen.push(route);
  for (const route of chosen) rest.delete(route);
  for (let round = 0; round < times; round++)
    for (const route of cover(rest)) {
      chosen.push(route);
      rest.delete(route);
    }
  return [...new Set(chosen)].toSorted();
}
