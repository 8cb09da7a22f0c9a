import type { Translated } from "../dictionary";
import { count, forms } from "./counts";

/** Texts of the page of API changes, in Arabic. */
export const text: Translated<"changelog"> = {
  changelog: "سجل التغييرات",
  title: "سجل تغييرات الواجهة البرمجية",
  feed: "كخلاصة",
  nothing: (label) => `لم يتغير شيء منذ ${label}.`,
  lead: (label, operations, breaking) =>
    `${count(operations, forms.operations)} تختلف عن ${label}، منها ${breaking} قد تعطل برنامجًا يستخدمها.`,
};
