/** Items in work at the same time. */
const atOnce = 8;

/** Does the same with every item, a few at the same time; the first error ends it. */
export async function severalAtOnce<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
