import type { Mock } from "../create-mock";
import type { MockRecord } from "../model";

/** An id to choose, with what people call its record. */
export interface Offer {
  id: string;
  label: string;
}

/** Ids offered of a kind. */
const most = 20;

/** What people call a record. */
const labelOf = ({ documentNumber, sku, number, code, name, id }: MockRecord): string =>
  String(documentNumber ?? sku ?? number ?? code ?? name ?? id);

/** The ids of records by prefix, latest first. */
export function offers({ catalog, state }: Mock): Record<string, Offer[]> {
  const found = catalog.collections.flatMap(({ root, idShape }): [string, Offer[]][] => {
    const records = state().get(root) ?? [];
    const latest = records.slice(-most).reverse();
    return idShape
      ? [[idShape.prefix, latest.map((one) => ({ id: String(one.id), label: labelOf(one) }))]]
      : [];
  });
  return Object.fromEntries(found);
}
