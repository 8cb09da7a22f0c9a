import type { Translated } from "../dictionary";
import { count } from "./counts";

const or = (names: readonly string[]) => names.join(" أو ");
const and = (names: readonly string[]) => names.join(" و");
const listed = (names: readonly string[]) => names.join("، ");

/** Limits are written as in the description, without group separators. */
const counted = (one: string, two: string, few: string, many: string, other: string) => {
  const form = (word: string) => (number: number) => `${number} ${word}`;
  return (number: number) =>
    count(number, {
      zero: form(other)(number),
      one,
      two,
      few: form(few)(number),
      many: form(many)(number),
      other: form(other)(number),
    });
};

/** Texts for limits, conditions, and credentials of the API description, in Arabic. */
export const text: Translated<"description"> = {
  units: {
    characters: counted("حرف واحد", "حرفان", "أحرف", "حرفًا", "حرف"),
    items: counted("عنصر واحد", "عنصران", "عناصر", "عنصرًا", "عنصر"),
    properties: counted("خاصية واحدة", "خاصيتان", "خصائص", "خاصية", "خاصية"),
  },
  exactly: (amount) => `${amount} بالضبط`,
  between: (least, most) => `من ${least} إلى ${most}`,
  atLeast: (amount) => `${amount} على الأقل`,
  atMost: (amount) => `${amount} على الأكثر`,
  moreThan: (number) => `أكثر من ${number}`,
  lessThan: (number) => `أقل من ${number}`,
  multipleOf: (number) => `من مضاعفات ${number}`,
  matches: (pattern) => `يطابق ${pattern}`,
  noDuplicates: "بلا تكرار",
  encodedAs: (encoding) => `مرمّز بـ ${encoding}`,
  not: (value) => `ليس ${value}`,
  noneOf: (values) => `ليس أيًّا من ${listed(values)}`,
  notTogether: (names) => `لا يجتمع ${and(names)}`,
  matchesNot: (pattern) => `لا يطابق ${pattern}`,
  notOfType: (type) => `ليس من نوع ${type}`,
  oneRequired: (names) => `يلزم واحد فقط من ${listed(names)}`,
  someRequired: (names) => `يلزم واحد على الأقل من ${listed(names)}`,
  oneChoiceRequired: (choices) => `يلزم خيار واحد فقط: ${choices.join("؛ أو ")}`,
  someChoiceRequired: (choices) => `يلزم إما ${choices.join("، أو ")}`,
  together: ([name = "", ...others]) => (others.length ? `${name} مع ${and(others)}` : name),
  withAlso: (name, others) => `مع ${name} أيضًا ${and(others)}`,
  is: (name, values) => `${name} هو ${or(values)}`,
  isPresent: (name) => `${name} موجود`,
  and,
  security: {
    bearer: (format) => `رمز Bearer${format ? ` (${format})` : ""} في ترويسة Authorization`,
    basic: "اسم المستخدم وكلمة المرور (HTTP Basic)",
    http: (scheme) => `HTTP ${scheme} في ترويسة Authorization`,
    anyHttp: "استيثاق HTTP",
    header: (name) => `مفتاح الواجهة في الترويسة ${name}`,
    query: (name) => `مفتاح الواجهة في معامل الاستعلام ${name}`,
    cookie: (name) => `مفتاح الواجهة في ملف الارتباط ${name}`,
    oauth2: (flows) => `OAuth 2.0${flows.length ? ` (${or(flows)})` : ""}`,
    mutualTls: "شهادة العميل (mutual TLS)",
  },
  flows: {
    implicit: "ضمني",
    password: "كلمة المرور",
    clientCredentials: "بيانات اعتماد العميل",
    authorizationCode: "رمز التفويض",
    deviceAuthorization: "تفويض الجهاز",
  },
  otherTag: "أخرى",
  webhookTag: "خطاطيف الويب",
  moreGroup: "المزيد",
  example: "مثال",
  onePage: "صفحة واحدة",
  withPaging: "مع التنقل بين الصفحات",
  cutHere: (lines) =>
    `… قُطع هنا: ${count(lines, {
      zero: "لا أسطر أخرى",
      one: "سطر واحد آخر",
      two: "سطران آخران",
      few: "# أسطر أخرى",
      many: "# سطرًا آخر",
      other: "# سطر آخر",
    })}`,
  withoutConsole: "لا توجد وحدة تجربة لهذه العملية، لأن وصفها لا يسمح بها:",
  unchecked: "لا تتحقق وحدة التجربة من هذه الأجزاء مما ترسله:",
  startsAs: (state) => `تبدأ بالحالة ${state}. `,
  transition: (from, to, operations) => `من ${from} إلى ${to} عن طريق ${or(operations)}`,
};
