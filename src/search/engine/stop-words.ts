import { stem } from "./stem";

const list =
  "a an and are as at be been but by can could did do does for from had has have how i if in into is it its me my of on or our should so than that the their them then there these they this to too up was we were what when where which who why will with would you your";

/** Words that say nothing of what is meant; a query of nothing else is taken as it stands. Stems. */
export const stopWords: ReadonlySet<string> = new Set(list.split(" ").map(stem));
