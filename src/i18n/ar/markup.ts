import type { Translated } from "../dictionary";

/** Words that the build writes into the HTML of pages, in Arabic. */
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
