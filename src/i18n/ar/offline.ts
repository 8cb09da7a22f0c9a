import type { Translated } from "../dictionary";
import { count, forms, locale } from "./counts";

const number = (value: number) => value.toLocaleString(locale);

/** Texts of the offline page, in Arabic. */
export const text: Translated<"offline"> = {
  title: "متاح دون اتصال",
  lead: "احتفظ بهذه الوثائق على هذا الجهاز، ومعها البحث. عندها تُفتح دون اتصال.",
  parts: "ما الذي تحتفظ به",
  part: {
    pages: "الوثائق والدروس والمدونة",
    reference: "مرجع الواجهة",
    tools: "التجربة والتشغيل",
    search: "البحث",
  },
  partSize: (bytes) => `نحو ${bytes}`,
  size: (bytes, files) =>
    `${count(files, forms.files)}: نحو ${bytes} للتنزيل، ومثلها على هذا الجهاز.`,
  keep: "احتفظ بها على هذا الجهاز",
  remove: "احذفها من هذا الجهاز",
  fetching: (done, all) =>
    all
      ? `وصل ${number(done)} من ${count(all, forms.files)}. يمكنك متابعة القراءة.`
      : "جارٍ البدء …",
  on: "الوثائق على هذا الجهاز. وتُجلب نسخة أحدث متى وُجدت، ولا تُعرض إلا بعد سؤالك.",
  newerUse: "انتقل إلى النسخة الأحدث",
  newer: "وصلت نسخة أحدث من هذه الوثائق.",
  ended: "لم تعد هذه الوثائق متاحة دون اتصال.",
  reload: "أعد التحميل",
  later: "لاحقًا",
  failed: "تعذّر جلب كل شيء. لم يتغير شيء.",
  sparing: "هذا الاتصال يوفّر البيانات، فلا يُجلب شيء مسبقًا. عد حين يكون لديك اتصال آخر.",
  unsupported: "لا يستطيع هذا المتصفح الاحتفاظ بالصفحات.",
  awayTitle: "ليست على هذا الجهاز",
  away: "لا يوجد اتصال، ولا صفحة بهذا العنوان على هذا الجهاز. حاول مرة أخرى حين تكون متصلًا.",
  awayMarkdown: "لا يوجد اتصال، ونُسخ Markdown لا تُحفظ على هذا الجهاز.",
  awayPage: "الصفحة نفسها",
  noScript: "يحتاج الاحتفاظ بالوثائق على هذا الجهاز إلى JavaScript.",
};
