import { createRequire } from "node:module";
import { beginWork } from "./begin-work.mjs";
import { forgetOtherCode } from "./forget-other-code.mjs";
import { nameSystemErrors } from "./name-system-errors.mjs";

// Gatsby's other way of writing to a terminal breaks long lines, also those that are to be pasted.
process.env.GATSBY_LOGGER ??= "yurnalist";

const command = process.argv[2] ?? "";
// Before anything is touched.
if (command === "build" || command === "develop") {
  nameSystemErrors();
  beginWork(`gatsby ${command}`);
  forgetOtherCode();
}

createRequire(import.meta.url)("gatsby/cli");
