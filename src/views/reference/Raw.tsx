/** Finished HTML of a code block or diagram. */
export function Raw({ html }: { html: string }) {
  return <div className="raw" dangerouslySetInnerHTML={{ __html: html }} />;
}
