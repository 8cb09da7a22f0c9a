import { z } from "zod";

export const blogSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  /** In lists of all posts, of a tag, and of an author. */
  postsPerPage: z.int().min(1).max(100),
  /** The newest posts, in full. */
  postsPerFeed: z.int().min(1).max(100),
});
