import { Fragment } from "react";
import { text } from "../../i18n/text";

/** Error codes, linked to the page that explains them, if there is one. */
export function ErrorCodes({ codes, catalog }: { codes: readonly string[]; catalog?: string }) {
  if (!codes.length) return null;
  return (
    <p className="facts">
      {text.errorCodes}{" "}
      {codes.map((code, index) => (
        <Fragment key={code}>
          {index > 0 && ", "}
          {catalog ? (
            <a href={`${catalog}#error-${code}`}>
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
