/** What a generator yields, worked out once however often it is gone through. */
function replayable<Item>(source: Iterator<Item>): Iterable<Item> {
  const known: Item[] = [];
  return {
    *[Symbol.iterator]() {
      for (let index = 0; ; index++) {
        if (index === known.length) {
          const next = source.next();
          if (next.done) return;
          known.push(next.value);
        }
        yield known[index] as Item;
      }
    },
  };
}

/** Memos of generators, kept as long as the object that they start from. */
export class Remembered<Item> {
  private readonly known = new WeakMap<object, Map<string, Iterable<Item>>>();

  /** What `make` yields for this object and name: for the second time, without working it out. */
  of(from: object, name: string, make: () => Iterator<Item>): Iterable<Item> {
    const byName = this.known.get(from) ?? new Map<string, Iterable<Item>>();
    this.known.set(from, byName);
    const items = byName.get(name) ?? replayable(make());
    byName.set(name, items);
    return items;
  }
}
