import { z } from "zod";
import { oneLine } from "../../../config/one-line";

/** A non-empty text on one line. */
export const text = z.string().overwrite(oneLine).min(1, "it is empty");
