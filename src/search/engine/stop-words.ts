import { stem } from "./stem";

const stems = (words: string): ReadonlySet<string> => new Set(words.split(" ").map(stem));

/** Stems of words that say nothing about what is meant; a query of nothing else is searched as it is. */
export const stopWords = stems(
  "a an and are as at be been but by can could did do does for from had has have how i if in into is it its me my of on or our should so than that the their them then there these they this to too up was we were what when where which who why will with would you your",
);

/** Stems of words that say little about what is meant, and count less. */
export const weakWords = stems(
  "about after again against all also always another any api before between change correctly difference docs documentation endpoint endpoints example examples explain explanation guide help http just like exist exists more need new not now one only other page please possible properly right same several some something still tutorial use used using want way without",
);

/** Stems of words that only say what a name from code is: "requestId header". */
export const kindWords = stems(
  "field fields parameter parameters property properties header value",
);

/** Stems of words that only ask what something means. */
export const meaningWords = stems("mean means meaning definition define");

/** Stems of words that only say that a state is meant: "shipped status". */
export const stateWords = stems("state states status statuses");

/** Stems of words that in a question only lead to its subject: "how do I get a key", "how many can I send". */
export const weakVerbs = stems(
  "get find make made see look give go know keep let many per put send set take turn work working handle happen happens manage",
);

/** Stems of verbs that in a question count less than their object, because many pages are about them. */
export const commonVerbs = stems(
  "add create change edit update delete remove set configure start enter",
);
