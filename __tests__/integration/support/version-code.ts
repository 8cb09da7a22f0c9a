import { text } from "../../../src/i18n/en/versions";

/** Words that stand in the scripts of a site where readers can switch versions, and in no other. */
export const versionCode = [text.unmaintained(""), text.unreleased("")].map(
  (sentence) => sentence.split(",").at(-1) ?? sentence,
);
