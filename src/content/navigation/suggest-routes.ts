import leven from "leven";
import { decoded } from "../../config/addresses/internal-link";

export type RouteTitle = readonly [route: string, title: string];

/** Words with a smaller share of equal letters do not match. */
const leastLikeness = 0.6;
/** "item" and "items" are nearly the same word. */
const prefixLikeness = 0.85;
/** Pages with a lower average match of their words are not suggested. */
const leastScore = 0.45;
/** The last segment of a path says most about the page. */
const lastPartWeight = 2;
/** Subtracted for each extra word of a page. */
const extraWordPenalty = 0.04;

/** "/Docs/get_item.html" -> [["docs"], ["get", "item"]] */
function partsOf(path: string): string[][] {
  return decoded(path)
    .toLowerCase()
    .replace(/(\/index)?\.html?$/, "")
    .split("/")
    .map((part) => part.split(/[^\p{L}\p{N}]+/u).filter(Boolean))
    .filter((words) => words.length > 0);
}

function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const longer = Math.max(a.length, b.length);
  if (a.length > 2 && b.length > 2 && (a.startsWith(b) || b.startsWith(a))) return prefixLikeness;
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

/** The pages with the paths most similar to a missing one, best first. */
export function suggestRoutes(path: string, routes: readonly RouteTitle[], most = 5): RouteTitle[] {
  const wanted = partsOf(path);
  return routes
    .map((route) => ({ route, score: score(wanted, partsOf(route[0]).flat()) }))
    .filter((one) => one.score >= leastScore)
    .sort((a, b) => b.score - a.score || a.route[0].length - b.route[0].length)
    .slice(0, most)
    .map(({ route }) => route);
}
