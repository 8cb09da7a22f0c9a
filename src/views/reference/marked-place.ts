/** Where the marked transitions of a drawing are, in percent of its width; undefined if there are none. */
export function markedPlace(svg: string): number | undefined {
  const width = Number(/ width="(\d+)"/.exec(svg)?.[1]);
  const [, left = "0"] = /translate\(([\d.-]+)/.exec(svg) ?? [];
  const marked = [...svg.matchAll(/<path [^>]*>/g)].filter(([path]) => path.includes("--accent)"));
  const xs = marked.flatMap(([path]) =>
    [...path.matchAll(/(-?[\d.]+),-?[\d.]/g)].map(([, x]) => Number(x)),
  );
  if (!xs.length || !width) return undefined;
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  return Math.round(((middle + Number(left)) / width) * 100);
}
