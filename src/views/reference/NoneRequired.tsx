import { text } from "../../i18n/text";

/** Stands in for optional fields while they are hidden. */
export function NoneRequired() {
  return (
    <p className="facts none-required" data-no-markdown>
      {text.noneRequired}
    </p>
  );
}
