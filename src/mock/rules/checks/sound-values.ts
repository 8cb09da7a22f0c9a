import { isObject, textAt, textsAt, type JsonObject } from "../../../openapi/json";
import { when, whole } from "./field-checks";
import { type Call, type ValueMistake, refuseValues } from "../rule";

/** What is wrong with an object of a body. */
type ValueCheck = (value: JsonObject, pointer: string, call: Call) => readonly ValueMistake[];

const periods = [
  ["validFrom", "validUntil"],
  ["effectiveFrom", "effectiveTo"],
  ["periodStart", "periodEnd"],
  ["startsOn", "endsOn"],
  ["startDate", "dueDate"],
  ["manufacturedOn", "expiresOn"],
  ["postingDate", "reversalDate"],
  ["hiredOn", "leftOn"],
  ["registeredFrom", "registeredUntil"],
] as const;

/** Periods that end before they begin, with what the record has already. */
const inOrder: ValueCheck = (value, pointer, call) =>
  periods.flatMap(([from, to]) => {
    if (!(from in value || to in value)) return [];
    const period = pointer ? value : whole(call);
    const [first, last] = [textAt(period, from), textAt(period, to)];
    return when(
      first && last && last < first,
      `${pointer}/${to}`,
      `It is before ${from}.`,
      "range",
    );
  });

/** Currencies that the company has not switched on. */
const currencyKnown: ValueCheck = ({ currency }, pointer, { world, request }) => {
  const isOwn = !request.operation.path.startsWith("/companies");
  const company = isOwn ? world.store.list("/companies")[0] : undefined;
  const known = [company?.currency, ...textsAt(company, "enabledCurrencies")];
  const isStrange = company && typeof currency === "string" && !known.includes(currency);
  const message = `${String(currency)} is not an enabled currency of the company.`;
  return when(isStrange, `${pointer}/currency`, message, "currency");
};

const prefixes: Readonly<Record<string, string>> = {
  customer: "cus_",
  vendor: "ven_",
  employee: "emp_",
};

/** A party whose id is that of another kind. */
const partyFits: ValueCheck = ({ type, id }, pointer) => {
  const prefix = prefixes[String(type)];
  const isOther = prefix && typeof id === "string" && !id.startsWith(prefix);
  return when(
    isOther,
    `${pointer}/id`,
    `The id of a ${String(type)} starts with ${prefix}.`,
    "format",
  );
};

const registrations: Readonly<Record<string, RegExp>> = {
  ein: /^\d{2}-?\d{7}$/,
  gst_hst: /^\d{9}(RT\d{4})?$/,
  vat: /^[A-Z]{2}[A-Z0-9]{2,13}$/,
};

/** Tax numbers that do not have the form of their kind. */
const registrationFits: ValueCheck = ({ type, number }, pointer) =>
  when(
    typeof number === "string" && registrations[String(type)]?.test(number) === false,
    `${pointer}/number`,
    `It does not have the form of a number of the type ${String(type)}.`,
    "format",
  );

/** External ids of channels that the company does not have. */
const channelKnown: ValueCheck = ({ externalIds }, pointer, { world }) => {
  const known = new Set(world.store.list("/external-channels").map(({ code }) => code));
  return Object.keys(isObject(externalIds) ? externalIds : {}).flatMap((code) =>
    when(
      !known.has(code),
      `${pointer}/externalIds/${code}`,
      `There is no channel ${code}.`,
      "unknown",
    ),
  );
};

const checks = [channelKnown, inOrder, currencyKnown, partyFits, registrationFits];

/** Mistakes in an object of a body, and in those within it. */
function mistakesIn(value: JsonObject, pointer: string, call: Call): ValueMistake[] {
  const inner = Object.entries(value).flatMap(([name, part]) =>
    (Array.isArray(part) ? part.map((row, at) => [row, `${name}/${at}`]) : [[part, name]]).flatMap(
      ([one, at]) => (isObject(one) ? mistakesIn(one, `${pointer}/${String(at)}`, call) : []),
    ),
  );
  return [...checks.flatMap((check) => check(value, pointer, call)), ...inner];
}

/** Refuses periods, currencies, and parties that no record has. */
export function checkValues(call: Call): void {
  const mistakes = mistakesIn(call.body, "", call);
  if (mistakes.length) refuseValues(call, mistakes);
}
