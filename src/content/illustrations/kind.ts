import type { z } from "zod";
import type { Drawn } from "./canvas";

/** One kind of illustration: what authors write, and how it is drawn. */
export interface IllustrationKind<Shape extends z.ZodRawShape = z.ZodRawShape> {
  shape: Shape;
  draw: (data: z.output<z.ZodObject<Shape>>) => Drawn;
  /** YAML to paste, without `kind`, `alt`, and `caption`. */
  example: string;
}

/** Lets TypeScript derive the data of `draw` from `shape`. */
export const kind = <Shape extends z.ZodRawShape>(one: IllustrationKind<Shape>): IllustrationKind => one as unknown as IllustrationKind;
