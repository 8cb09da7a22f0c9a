import type { Translated } from "../dictionary";

/** Texts of the version switch and its banner, in Arabic. */
export const text: Translated<"versions"> = {
  unreleased: (label) => `هذه الصفحة عن ${label}، ولم يصدر بعد.`,
  unmaintained: (label) => `هذه الصفحة عن ${label}، ولم يعد مدعومًا.`,
  latest: (label) => `اقرأها عن ${label}`,
};
