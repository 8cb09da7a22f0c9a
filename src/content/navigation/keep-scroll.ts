/** State of a navigation that changes only the query of a page, and not where the reader is on it. */
export const keepScroll = { keepScroll: true };
