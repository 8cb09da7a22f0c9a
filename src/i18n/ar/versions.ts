import type { Translated } from "../dictionary";

/** Texts of the banner of versions, in Arabic. */
export const text: Translated<"versions"> = {
  unreleased: (label) => `هذه الصفحة عن ${label}، ولم يصدر بعد.`,
  unmaintained: (label) => `هذه الصفحة عن ${label}، ولم يعد مدعومًا.`,
  latest: (label) => `اقرأها عن ${label}`,
};
