import { createRequire } from "node:module";
import { beginWork } from "./begin-work.mjs";
import { forgetOtherCode } from "./forget-other-code.mjs";

const command = process.argv[2] ?? "";
// Before anything is touched.
if (command === "build" || command === "develop") {
  beginWork(`gatsby ${command}`);
  forgetOtherCode();
}

createRequire(import.meta.url)("gatsby/cli");
