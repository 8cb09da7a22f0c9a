/** The HTML of a code block. */
export function Raw({ html }: { html: string }) {
  return <div className="raw" dangerouslySetInnerHTML={{ __html: html }} />;
}
