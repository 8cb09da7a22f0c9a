import { versionTexts } from "../../../src/versions/texts";

/** Words that stand in the scripts of a site where readers can switch versions, and in no other. */
export const versionCode = [versionTexts.unmaintained(""), versionTexts.unreleased("")].map(
  (sentence) => sentence.split(",").at(-1) ?? sentence,
);
