const most = 8;

/** A few pages of the home page for other pages that lead on: the first of each section, then the second, and so on. */
export function firstEntries<Entry>(sections: readonly { entries: readonly Entry[] }[]): Entry[] {
  return sections
    .flatMap(({ entries }) => entries.map((entry, place) => ({ entry, place })))
    .sort((a, b) => a.place - b.place)
    .slice(0, most)
    .map(({ entry }) => entry);
}
