import { text } from "../../i18n/text";
import type { ApiOperation } from "../../openapi/describe-operation";
import { MethodBadge } from "../components/api/MethodBadge";
import { PathText } from "../components/api/PathText";

interface EndpointProps extends Pick<ApiOperation, "method" | "path" | "isWebhook"> {
  consoleFile?: string;
}

/** The method and the path (or the webhook's name), with buttons, which have the language of the page. */
export function Endpoint({ method, path, isWebhook, consoleFile }: EndpointProps) {
  return (
    <div className="endpoint" data-copy-source>
      <code>
        <MethodBadge method={method} /> <PathText path={path} />
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
