import type { Translated } from "../dictionary";

/** Texts of the Markdown versions of operations that their pages do not have, in Arabic. */
export const text: Translated<"markdown-versions"> = {
  values: "القيم:",
  deprecated: "مهجور",
  fieldsOf: "حقول",
  thenHolds: "فيجب أن تطابق أيضًا",
  elseHolds: "وإلا فيجب أن تطابق",
  schemas: "المخططات",
  schemasLead: "كل مخطط مسمى مرة واحدة؛ ويشير إليه النص أعلاه والمخططات الأخرى باسمه.",
  sent: "عند الإرسال",
  received: "عند الاستلام",
  sameBody: (status) => `الجسم نفسه كما في ${status}.`,
  headersToo: (names) => `الترويسات كما سبق: ${names.join("، ")}.`,
  deprecatedOperation: "هذه العملية مهجورة.",
  webhook: "خطاف ويب: ترسل الواجهة هذا الطلب إلى عنوان لديك.",
  errorCodes: "رموز الأخطاء:",
  request: "الطلب",
  scopes: "النطاقات",
};
