/** The entries around one of a list, without it: at most `count`, as far as possible half of them on each side. */
export function nearest<Entry>(list: readonly Entry[], place: number, count: number): Entry[] {
  const from = Math.max(0, Math.min(place - Math.floor(count / 2), list.length - 1 - count));
  return list.slice(from, from + count + 1).filter((_, index) => from + index !== place);
}
