import type { Translated } from "../dictionary";
import { count } from "./counts";

/** Texts of the walk-throughs, in Arabic. */
export const text: Translated<"walk-through"> = {
  running: "جارٍ التشغيل …",
  lead: "يجيب عنها خادم محاكى في هذا المتصفح، يبدأ بما في أعلى هذه الصفحة. وتُشغَّل قبلها الطلبات السابقة في الصفحة.",
  asShown: "كما في الصفحة",
  otherThanShown: (status) => `وفي الصفحة ${status}`,
  differs: (number) =>
    count(number, {
      zero: "لا قيم تخالف الصفحة",
      one: "قيمة واحدة تخالف الصفحة",
      two: "قيمتان تخالفان الصفحة",
      few: "# قيم تخالف الصفحة",
      many: "# قيمة تخالف الصفحة",
      other: "# قيمة تخالف الصفحة",
    }),
  onPage: "في الصفحة",
  inAnswer: "في الرد",
  missing: "لا شيء",
  ofToday: "محسوبة من تاريخ الطلب",
  causes: {
    again: "شغّلت هذا الطلب أكثر من مرة",
    order: "شُغّلت قبله طلبات تأتي بعده في الصفحة",
    earlierAgain: "شُغّل طلب سابق في الصفحة أكثر من مرة",
  },
  askedFor: "الخادم المحاكى يقبل كل بيانات الدخول، فطُلب منه هذا الرد",
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
