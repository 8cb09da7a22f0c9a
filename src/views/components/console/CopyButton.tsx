import { useState } from "react";
import { text } from "../../../i18n/console-text";

/** Copies a text, and says so. */
export function CopyButton({ copy, label }: { copy: string; label?: string }) {
  const [copied, setCopied] = useState("");
  return (
    <button
      type="button"
      aria-label={copied === copy ? undefined : label}
      onClick={() =>
        // Pages without https have no clipboard.
        void navigator.clipboard?.writeText(copy).then(
          () => setCopied(copy),
          () => setCopied(""),
        )
      }
    >
      {copied === copy ? text.copied : text.copy}
    </button>
  );
}
