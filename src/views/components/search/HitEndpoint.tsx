import { PathText } from "../api/PathText";

/** Method and path of an operation, as in the reference. */
export function HitEndpoint({ method, path }: { method: string; path: string }) {
  return (
    <span className="search-endpoint">
      <span className="method small" data-method={method.toLowerCase()}>
        {method}
      </span>{" "}
      <code>
        <PathText path={path} />
      </code>
    </span>
  );
}
