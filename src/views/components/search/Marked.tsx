import { markedPieces } from "../../../search/client/safe-marks";

/** A text with its matches marked, as nodes. `escaped`: as in responses, that is, escaped and with `<mark>`. */
export function Marked({ escaped }: { escaped: string }) {
  return markedPieces(escaped).map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
}
