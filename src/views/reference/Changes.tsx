import { changeListHtml } from "../../openapi/changes/changes-html";
import type { OperationChanges } from "../../openapi/changes/compare-descriptions";
import { text } from "../../i18n/changes-text";

interface ChangesProps {
  operation: OperationChanges | undefined;
  /** Label of the earlier version. */
  since: string;
}

/** What changed in an operation since the previous version: a badge, or a list in a disclosure. */
export function Changes({ operation, since }: ChangesProps) {
  if (!operation) return null;
  if (operation.status === "added")
    return (
      <p className="marks">
        <span className="badge" data-tone="added">
          {text.added(since)}
        </span>
      </p>
    );
  return (
    <details className="operation-changes" id="changes">
      <summary>
        {operation.breaking && (
          <>
            <span className="badge" data-tone="breaking">
              {text.breaking}
            </span>{" "}
          </>
        )}
        {text.since(since)}
      </summary>
      <div dangerouslySetInnerHTML={{ __html: changeListHtml(operation.changes, "") }} />
    </details>
  );
}
