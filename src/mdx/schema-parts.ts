import { z } from "zod";

/** A route as authors write it. */
export const route = z
  .string()
  .regex(
    /^\/(?:[^\s?#]*[^\s?#/])?$/,
    'a route begins with "/", has no "/" at its end and no "?" or "#"',
  );

/** Text that says something. */
export const text = z.string().trim().min(1, "it is empty");
