import { text } from "../../i18n/text";
import type { ApiOperation } from "../../openapi/describe-operation";
import { requiredFields } from "../../openapi/required-fields";
import { joined } from "../components/joined";
import { useDrawing } from "./drawing";

/** Names what a request must contain, each linked to its field. */
export function RequiredFields({ operation }: { operation: ApiOperation }) {
  const { part } = useDrawing();
  const fields = requiredFields(operation, part);
  if (!fields.length || operation.isWebhook) return null;
  return (
    <p className="required-fields">
      {text.requiredFields}{" "}
      {joined(
        fields.map(({ label, path }) => (
          <a key={path} href={`#${path}`}>
            <code>{label}</code>
          </a>
        )),
      )}
    </p>
  );
}
