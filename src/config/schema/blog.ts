import { z } from "zod";

/** The blog: its name, and how much of it stands on a page and in a feed. */
export const blogSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  /** On a page of the list, of a tag and of an author. */
  postsPerPage: z.int().min(1).max(100),
  /** In each feed, in full; the newest. */
  postsPerFeed: z.int().min(1).max(100),
});
