import { sampleLength } from "../../browser/reference/sample-length";

/** The HTML of a code block. */
export function Raw({ html }: { html: string }) {
  return (
    <div
      className="raw"
      data-length={sampleLength(html)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
