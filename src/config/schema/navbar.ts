import { z } from "zod";
import { hasOneTarget, linkFields, oneTargetMessage } from "./link";

const position = z.enum(["left", "right"]).default("left");

const linkItem = z
  .strictObject({ type: z.literal("default"), ...linkFields, position })
  .refine(hasOneTarget, oneTargetMessage);

/** Leads to the first page of a sidebar; shown as active on all of its pages. */
const sidebarItem = z.strictObject({
  type: z.literal("docSidebar"),
  sidebarId: z.enum(["docs", "api"]),
  label: z.string().min(1),
  position,
});

/** An item of the top bar; an item without a type is a link. */
export const navbarItemSchema = z.preprocess(
  (value) =>
    typeof value === "object" && value !== null && !("type" in value)
      ? { type: "default", ...value }
      : value,
  z.discriminatedUnion("type", [linkItem, sidebarItem]),
);

export const navbarSchema = z.strictObject({
  title: z.string().min(1),
  items: z.array(navbarItemSchema),
});
