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

/** True for keys of a path item that name operations. */
export const isHttpMethod = (key: string): boolean => methods.has(key.toLowerCase());
