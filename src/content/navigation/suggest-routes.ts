import leven from "leven";

/** A page as the list of routes has it. */
export type RouteTitle = readonly [route: string, title: string];

/** Words that are less alike than this share of their letters do not count. */
const leastLikeness = 0.6;
/** A page whose words match worse than this, on average, is not suggested. */
const leastScore = 0.45;
/** The last part of a path says most about what was looked for. */
const lastPartWeight = 2;
/** What each word of a page that was not asked for takes off its score. */
const extraWordPenalty = 0.04;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The words of each part of a path: "/Docs/get_item.html" -> [["docs"], ["get", "item"]]. */
function partsOf(path: string): string[][] {
  return decode(path)
    .toLowerCase()
    .replace(/(\/index)?\.html?$/, "")
    .split("/")
    .map((part) => part.split(/[^\p{L}\p{N}]+/u).filter(Boolean))
    .filter((words) => words.length > 0);
}

function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const longer = Math.max(a.length, b.length);
  if (a.length > 2 && b.length > 2 && (a.startsWith(b) || b.startsWith(a))) return 0.85;
  const alike = 1 - leven(a, b) / longer;
  return alike < leastLikeness ? 0 : alike;
}

function score(wanted: readonly string[][], words: readonly string[]): number {
  let [sum, weights] = [0, 0];
  wanted.forEach((part, index) => {
    const weight = index === wanted.length - 1 ? lastPartWeight : 1;
    for (const word of part) {
      sum += weight * Math.max(0, ...words.map((one) => likeness(word, one)));
      weights += weight;
    }
  });
  const extra = Math.max(0, words.length - wanted.flat().length);
  return weights ? sum / weights - extra * extraWordPenalty : 0;
}

/** The pages whose paths are most like one that does not exist, best first. */
export function suggestRoutes(path: string, routes: readonly RouteTitle[], most = 5): RouteTitle[] {
  const wanted = partsOf(path);
  return routes
    .map((route) => ({ route, score: score(wanted, partsOf(route[0]).flat()) }))
    .filter((one) => one.score >= leastScore)
    .sort((a, b) => b.score - a.score || a.route[0].length - b.route[0].length)
    .slice(0, most)
    .map(({ route }) => route);
}
