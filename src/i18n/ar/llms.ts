import type { Translated } from "../dictionary";
import { count } from "./counts";

/** Texts of llms.txt, in Arabic. */
export const text: Translated<"llms"> = {
  lead: "لكل صفحة نظير بصيغة Markdown عند عنوانها مضافًا إليه ‎.md. وتحتوي الملفات أدناه أقسامًا كاملة.",
  inOneFile: (title) => `${title}: كل الصفحات في ملف واحد`,
  part: (title, number) => `${title}، الجزء ${number}`,
  pages: (number) =>
    count(number, {
      zero: "لا صفحات.",
      one: "صفحة واحدة.",
      two: "صفحتان كاملتان.",
      few: "# صفحات كاملة.",
      many: "# صفحة كاملة.",
      other: "# صفحة كاملة.",
    }),
  wholeSite: "الموقع كله في ملف واحد",
  wholeSiteAbout: "كل الصفحات كاملة، وكل مخطط من مخططات الواجهة مرة واحدة.",
  tools: "أدوات للوكلاء",
  toolsAbout: "كل عملية مع مخطط JSON لما تأخذه.",
  version: (label) => `الإصدار ${label}`,
  versionAbout: "الفهرس نفسه لإصدار سابق.",
  docs: "الوثائق",
};
