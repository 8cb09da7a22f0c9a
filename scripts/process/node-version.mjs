/** True if a version is in a range such as `>=20.19 <26`. @param {string} version @param {string} range */
export function isSupported(version, range) {
  const numbers = (/** @type {string} */ text) => text.split(".").map(Number);
  const compare = (/** @type {number[]} */ a, /** @type {number[]} */ b) =>
    [0, 1, 2].map((i) => (a[i] ?? 0) - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
  const [from, to] = [/>=\s*([\d.]+)/, /<\s*([\d.]+)/].map((part) => part.exec(range)?.[1]);
  const seen = numbers(version);
  return (!from || compare(seen, numbers(from)) >= 0) && (!to || compare(seen, numbers(to)) < 0);
}
