import { z } from "zod";

export const colorModeSchema = z.strictObject({
  defaultMode: z.enum(["light", "dark"]).default("light"),
  disableSwitch: z.boolean().default(false),
  respectPrefersColorScheme: z.boolean().default(false),
});
