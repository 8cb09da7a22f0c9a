import { markedPieces } from "../../../search/client/safe-marks";

/** What was found in a text, drawn as nodes. `escaped` is a text as answers have it: escaped, with `<mark>`. */
export function Marked({ escaped }: { escaped: string }) {
  return markedPieces(escaped).map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
}
