import { Fragment } from "react";
import { text } from "../../i18n/content-text";

interface ErrorCodesProps {
  codes: readonly string[];
  /** Route of the page that explains them. */
  catalogue?: string;
}

/** Error codes, each linked to its explanation where there is one. */
export function ErrorCodes({ codes, catalogue }: ErrorCodesProps) {
  if (!codes.length) return null;
  return (
    <p className="facts">
      {text.errorCodes}{" "}
      {codes.map((code, index) => (
        <Fragment key={code}>
          {index > 0 && ", "}
          {catalogue ? (
            <a href={`${catalogue}#error-${code}`}>
              <code>{code}</code>
            </a>
          ) : (
            <code>{code}</code>
          )}
        </Fragment>
      ))}
    </p>
  );
}
