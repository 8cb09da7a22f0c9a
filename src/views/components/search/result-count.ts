import { text } from "../../../i18n/text";

/** How many results there are; so far, while parts of the index are still on their way. */
export function resultCount(count: number, query: string, isComplete: boolean): string {
  return isComplete ? text.search.count(count, query) : text.search.countSoFar(count, query);
}
