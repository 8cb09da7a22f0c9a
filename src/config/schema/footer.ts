import { z } from "zod";
import { linkSchema } from "./link";

export const footerSchema = z.strictObject({
  columns: z.array(z.strictObject({ title: z.string().min(1), links: z.array(linkSchema) })),
  copyright: z.string().min(1),
});
