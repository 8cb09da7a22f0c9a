/** What a refinement of zod can say beside its message: the value to write instead. */
export interface Corrected {
  /** Put in the place of the value in the line that holds it. */
  corrected?: string;
}
