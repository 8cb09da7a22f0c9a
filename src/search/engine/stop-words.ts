import { stem } from "./stem";

const list =
  "a an and are as at be been but by can could did do does for from had has have how i if in into is it its me my of on or our should so than that the their them then there these they this to too up was we were what when where which who why will with would you your";

/** Words that say nothing of what is meant; a query of nothing else is taken as it stands. Stems. */
export const stopWords: ReadonlySet<string> = new Set(list.split(" ").map(stem));

const stems = (words: string): ReadonlySet<string> => new Set(words.split(" ").map(stem));

/** Words that say little of what is meant; they count less. Stems. */
export const weakWords = stems(
  "about again against all also always another any api between change correctly docs documentation endpoint endpoints example examples explain explanation guide help just like mean means meaning definition define more need new not now one only other page please possible properly right same several some something still tutorial use used using want way without",
);

/** Of a question these only lead to what it is about: "how do I get a key". Stems. */
export const weakVerbs = stems(
  "get find make made see look give go know keep let put set take turn work working handle happen happens manage",
);

/** Of a question these say what is done, which many pages tell, less than to what. Stems. */
export const commonVerbs = stems(
  "add create change edit update delete remove set configure start enter",
);
