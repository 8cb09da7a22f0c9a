import type { Offer } from "../../../mock/prefill/offers";

/** The ids that a text field offers, each with the name of its record. */
export function IdOptions({ id, ids }: { id: string; ids: readonly Offer[] }) {
  if (!ids.length) return null;
  return (
    <datalist id={id}>
      {ids.map((each) => (
        <option key={each.id} value={each.id}>
          {each.label}
        </option>
      ))}
    </datalist>
  );
}
