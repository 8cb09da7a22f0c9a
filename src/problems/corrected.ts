import type { z } from "zod";

/** Why a text is refused. */
export interface TextFault {
  cause: string;
  /** What was probably meant: the fix writes it in place of the text. */
  corrected?: string;
}

/** `params` of a zod refinement. */
export type Corrected = Pick<TextFault, "corrected">;

/** A schema that also refuses texts with a fault. */
export const faultless = <Schema extends z.ZodType<string>>(
  schema: Schema,
  faultOf: (text: string) => TextFault | undefined,
) =>
  schema.superRefine((text, context) => {
    const { cause: message, corrected } = faultOf(text) ?? {};
    if (message !== undefined) context.addIssue({ code: "custom", message, params: { corrected } });
  });
