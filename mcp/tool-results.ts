import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

/** An answer in words. */
export const said = (text: string): CallToolResult => ({ content: [{ type: "text", text }] });

/** An answer as JSON, for models and for programs. */
export const shown = (value: Record<string, unknown>): CallToolResult => ({
  ...said(JSON.stringify(value, null, 2)),
  structuredContent: value,
});

/** An error, which says what to do instead. */
export const refused = (text: string): CallToolResult => ({ ...said(text), isError: true });

/** Runs a tool and turns errors into answers, so that no call can end the session. */
export async function answering(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}
