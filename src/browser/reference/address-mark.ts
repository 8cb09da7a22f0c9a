/** Stands in a part's HTML for the address where it is put; no text has this private character. */
export const addressMark = "\uE000";
