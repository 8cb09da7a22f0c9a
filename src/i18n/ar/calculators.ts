import type { Translated } from "../dictionary";

/** Texts of the calculators, in Arabic. */
export const text: Translated<"calculators"> = {
  calculator: "حاسبة",
  open: "استخدم أرقامك",
  add: "أضف سطرًا",
  remove: "احذف السطر الأخير",
  reset: "العودة إلى أرقام الصفحة",
  line: "السطر",
  newLine: (number) => `السطر ${number}`,
  ofLine: (column, line) => `${column}، ${line}`,
  result: "النتيجة",
  notNumbers: "أدخل رقمًا في كل حقل، وليس صفرًا حيث تُقسم عليه القيمة.",
  formulas: {
    "dimensional-weight":
      "الطول × العرض × الارتفاع ÷ القاسم هو الوزن الحجمي، مقرَّبًا إلى الأعلى. ويُحتسب الأكبر منه ومن الوزن على الميزان.",
    "cubic-tier":
      "الطول × العرض × الارتفاع ÷ حجم الوحدة هو الحجم التكعيبي. والشريحة هي الدرجة التالية التي لا تقل عنه، ما لم يُتجاوز حد.",
    "landed-cost":
      "تُضرب كل تكلفة في حصة السطر (من القيمة أو الكمية أو الوزن) وتُضاف إلى سعره. والمجموع مقسومًا على الكمية هو تكلفة الوحدة الواصلة.",
    "cost-flow":
      "المتوسط: قيمة كل الاستلامات ÷ الكمية. الوارد أولًا: تخرج أقدم الاستلامات أولًا بتكلفتها.",
  },
  names: {
    length: "الطول",
    width: "العرض",
    height: "الارتفاع",
    weight: "الوزن",
    divisor: "القاسم",
    quantity: "الكمية",
    cost: "تكلفة الوحدة",
    price: "سعر الوحدة",
    issued: "الكمية الخارجة",
    volume: "الحجم",
    dimensionalWeight: "الوزن الحجمي",
    billed: "المحتسب",
    limits: "الحدود",
    averageCost: "متوسط تكلفة الوحدة",
    leavesByAverage: "الخارج بالمتوسط",
    leavesByFifo: "الخارج بالوارد أولًا",
    staysByAverage: "الباقي بالمتوسط",
    staysByFifo: "الباقي بالوارد أولًا",
  },
  hows: {
    dimensionalWeight: "# مقرَّبًا إلى الأعلى",
    billed: "الأكبر من # و#",
  },
  results: {
    within: "ضمن الحدود",
    tooLarge: "فوق أحد الحدود",
    tier: "الشريحة #",
    noTier: "لا شريحة",
  },
};
