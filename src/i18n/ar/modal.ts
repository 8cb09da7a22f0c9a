import type { modal as english } from "../en/modal";

/** DocSearch's own texts of the search modal, in Arabic. */
export const modal: typeof english = {
  clear: "امسح العبارة",
  cancel: "إلغاء",
  recent: "الأخيرة",
  favorite: "المفضلة",
  save: "احفظ هذا البحث",
  removeRecent: "احذف هذا البحث من السجل",
  removeFavorite: "احذف هذا البحث من المفضلة",
  select: "للاختيار",
  selectKey: "مفتاح الإدخال",
  navigate: "للتنقل",
  upKey: "السهم الأعلى",
  downKey: "السهم الأسفل",
  close: "للإغلاق",
  closeKey: "مفتاح الخروج",
  searchBy: "البحث بواسطة",
};
