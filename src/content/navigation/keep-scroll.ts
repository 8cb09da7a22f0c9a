/** State of a navigation that only changes the query: the page does not scroll. */
export const keepScroll = { keepScroll: true };
