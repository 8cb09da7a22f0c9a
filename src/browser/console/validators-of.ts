/** Name of the module that checks what a file of the console describes. */
export const validatorsOf = (name: string): string => name.replace(/\.json$/, ".js");
