/** Numbers names that come again, so that the landmarks of a page can be told apart: "Table", "Table 2". */
export function uniqueName(): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  };
}
