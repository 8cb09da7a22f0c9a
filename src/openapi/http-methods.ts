const methods = new Set([
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
  "query",
]);

/** True for the keys of a path item that are operations. */
export const isHttpMethod = (key: string): boolean => methods.has(key.toLowerCase());
