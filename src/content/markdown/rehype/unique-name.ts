/** Numbers repeated names, so that the landmarks of a page differ: "Table", "Table 2". */
export function uniqueName(): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  };
}
