import { text } from "../../i18n/text";
import type { ApiOperation } from "../../openapi/operations";

interface EndpointProps extends Pick<ApiOperation, "method" | "path" | "isWebhook"> {
  consoleFile?: string;
}

/**
 * Method and path of an operation, to copy and to try; of a webhook its name. The buttons speak to the reader, as those
 * of code do.
 */
export function Endpoint({ method, path, isWebhook, consoleFile }: EndpointProps) {
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
      {consoleFile && (
        <button type="button" className="try" data-console={consoleFile}>
          {text.tryIt}
        </button>
      )}
    </div>
  );
}
