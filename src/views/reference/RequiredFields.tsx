import { Fragment } from "react";
import { text } from "../../i18n/text";
import type { ApiOperation } from "../../openapi/describe-operation";
import { requiredFields } from "../../openapi/required-fields";
import { useDrawing } from "./drawing";

/** Names what a request must contain, each linked to its field. */
export function RequiredFields({ operation }: { operation: ApiOperation }) {
  const { part } = useDrawing();
  const fields = requiredFields(operation, part);
  if (!fields.length || operation.isWebhook) return null;
  return (
    <p className="required-fields">
      {text.requiredFields}{" "}
      {fields.map(({ label, path }, index) => (
        <Fragment key={path}>
          {index > 0 && ", "}
          <a href={`#${path}`}>
            <code>{label}</code>
          </a>
        </Fragment>
      ))}
    </p>
  );
}
