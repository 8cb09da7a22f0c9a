/** `params` of a zod refinement: the value that the fix writes in place of the wrong one. */
export interface Corrected {
  corrected?: string;
}
