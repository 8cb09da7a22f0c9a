/** Route of the feed of the API's changes, beside the changelog of today's API. */
export const apiFeedRoute = (apiRoute: string) => `${apiRoute}/changes/atom.xml`;
