/** Route of the feed with the API's changes. */
export const apiFeedRoute = (apiRoute: string) => `${apiRoute}/changes/atom.xml`;
