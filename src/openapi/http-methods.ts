/** True for keys of a path item that name operations. */
export const isHttpMethod = (key: string): boolean =>
  /^(?:get|put|post|delete|options|head|patch|trace|query)$/i.test(key);
