import type { Translated } from "../dictionary";

/** Texts of the walk-throughs, in Arabic. */
export const text: Translated<"walk-through"> = {
  running: "جارٍ التشغيل …",
  lead: "يجيب عنها خادم محاكى في هذا المتصفح، يبدأ بما في أعلى هذه الصفحة. وتُشغَّل قبلها الطلبات السابقة في الصفحة.",
  asShown: "كما في الصفحة",
  otherThanShown: (status) => `وفي الصفحة ${status}`,
  skipped: (why) => `لم يُرسل: ${why}.`,
  reasons: {
    noOperation: (operation) => `لا توجد العملية ${operation}`,
    noCommand: "جسم ورد بلا أمر، وفي المسار معاملات",
    noFile: "ملف الجسم ليس في الصفحة",
    madeByScript: "البرنامج هو ما يكوّن الجسم",
  },
  sent: "ما أُرسل",
  answer: "الرد",
  noBody: "بلا جسم.",
  again: "ابدأ من جديد",
  goOn: "واصل في لوحة التجربة",
  wentOn: "صار لدى «جرّب» في صفحة كل عملية ما أنشأته هذه الطلبات من سجلات، بدلًا مما كان لديها.",
};
