import { child, textsIn, type DescriptionPlace } from "../description";
import { demoFiles, demoObjects, demoRecords, objectsIn } from "../demo-values";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

interface Rate {
  currency: string;
  date: string;
  rate: string;
}

/** The rates that a place of the demo company stores: `currency`, `date`, and `rate`. */
const ratesIn = (place: DescriptionPlace): Rate[] =>
  objectsIn(place)
    .map(({ value }) => asRecord(value))
    .map(({ currency, date, rate }) => ({
      currency: asText(currency),
      date: asText(date),
      rate: asText(rate),
    }))
    .filter(({ currency, date, rate }) => currency && date && rate);

/** The day of a document: the first of its dates. */
const dayOf = (record: Record<string, unknown>) =>
  Object.entries(record)
    .filter(([key, value]) => /(Date|edOn)$/.test(key) && asText(value))
    .map(([, value]) => asText(value))
    .sort()[0];

/** A document in a foreign currency has the rate that the demo company stores for its day, or that of a document it names. */
export const exchangeRates: LintRule = ({ description }) => {
  const stored = demoFiles(description)
    .flatMap(ratesIn)
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  const records = demoRecords(description);
  return demoObjects(description).flatMap((place) => {
    const record = asRecord(place.value);
    const { currency, exchangeRate } = record;
    const day = dayOf(record);
    if (!asText(exchangeRate) || !asText(currency) || !day) return [];
    const ofDay = stored.find((one) => one.currency === currency && one.date <= day)?.rate;
    const ofOthers = textsIn(place)
      .map(({ value }) => records.get(asText(value)))
      .filter((one) => one && one.id !== record.id)
      .map((one) => one?.exchangeRate);
    if (ofDay === undefined || [ofDay, ...ofOthers].includes(exchangeRate)) return [];
    return problemAt(description, child(place, "exchangeRate"), {
      code: "exchange-rate",
      what: `${asText(record.documentNumber) || "A document"} does not have the rate of its day`,
      cause: `On ${day} the demo company has ${ofDay} ${asText(currency)} for one unit of its own.`,
      fix: `exchangeRate: '${ofDay}'`,
    });
  });
};
