/** Placeholder, in the HTML of a part, for the address where it is inserted: a private-use character. */
export const addressMark = "\uE000";
