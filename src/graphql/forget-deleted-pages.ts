import fs from "node:fs";
import type { CreatePagesArgs } from "gatsby";
import { nodeTypes } from "./domain-fields";

/**
 * Deletes the nodes of pages whose file is gone. Gatsby deletes a file's nodes when it hears of it, which may be while
 * they are being created; a node that comes later stayed, and its page broke the bundle.
 */
export function forgetDeletedPages(
  { getNodesByType, actions }: Pick<CreatePagesArgs, "getNodesByType" | "actions">,
  exists: (file: string) => boolean = fs.existsSync,
): void {
  for (const type of Object.values(nodeTypes))
    for (const node of getNodesByType(type))
      if (!exists(String(node.contentFilePath))) actions.deleteNode(node);
}
