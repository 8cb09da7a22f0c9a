import { z } from "zod";
import { oneLine } from "../../config/one-line";

/** Text that says something, in one line. */
export const text = z.string().overwrite(oneLine).min(1, "it is empty");
