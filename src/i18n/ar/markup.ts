import type { Translated } from "../dictionary";

/** Texts that the build writes into HTML, in Arabic. */
export const text: Translated<"markup"> = {
  linkTo: (heading) => `رابط إلى «${heading}»`,
  table: "جدول",
  tableOf: (heading) => `جدول: ${heading}`,
  done: "تم",
  notDone: "لم يتم",
  moved: "انتقلت الصفحة",
  movedTo: "هذه الصفحة صارت في",
  socials: { website: "الموقع", newsletter: "النشرة", email: "البريد" },
};
