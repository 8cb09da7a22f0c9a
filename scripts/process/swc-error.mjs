/**
 * Line and reason of a syntax error as swc reports it: a drawing, followed by the compiler's own stack.
 * @param {unknown} error
 * @returns {{ line: number | undefined, reason: string }}
 */
export function readSwcError(error) {
  const [drawing = ""] = String(error instanceof Error ? error.message : error).split("Caused by:");
  const [, line] = /,-\[(?:.*:)?(\d+):\d+\]/.exec(drawing) ?? [];
  const [reason = ""] = drawing.split(",-[");
  const text = reason.replace(/^\s*x\s+/, "").replace(/\s+/g, " ");
  return { line: line === undefined ? undefined : Number(line), reason: text.trim() };
}
