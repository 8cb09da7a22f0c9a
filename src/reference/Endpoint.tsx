import { text } from "../i18n/text";
import type { ApiOperation } from "../openapi/operations";

type EndpointProps = Pick<ApiOperation, "method" | "path" | "isWebhook">;

/** Method and path of an operation, to copy; of a webhook its name. The button speaks to the reader, as those of code do. */
export function Endpoint({ method, path, isWebhook }: EndpointProps) {
  return (
    <div className="endpoint" data-copy-source>
      <code>
        <span className="method" data-method={method.toLowerCase()}>
          {method}
        </span>{" "}
        {path}
      </code>
      <button
        type="button"
        className="copy"
        data-copy
        aria-label={isWebhook ? text.copyName : text.copyPath}
      >
        {text.copy}
      </button>
    </div>
  );
}
