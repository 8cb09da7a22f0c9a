/** Name of the module with the validators for a console file. */
export const validatorsOf = (name: string): string => name.replace(/\.json$/, ".js");
