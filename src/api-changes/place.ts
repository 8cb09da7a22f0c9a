/** Where a change stands, for a reader. */
export interface ShownPlace {
  /** `Request body`, `Response 200`, `Query parameter`; empty: the whole operation. */
  part: string;
  /** `lines.itemId`; empty: the whole part. */
  name: string;
}

const parameters: Record<string, string> = {
  path: "Path parameter",
  query: "Query parameter",
  header: "Header",
  cookie: "Cookie",
};

const inCallback = /^callback-(.+?)-(body|path|query|cookie|header|header-[^-]+|response-[^-]+)$/;

function partOf(root: string): string {
  const [, callback, inner] = inCallback.exec(root) ?? [];
  if (inner) return `Callback ${callback}, ${partOf(inner).toLowerCase()}`;
  const [, header] = /^header-(.+)$/.exec(root) ?? [];
  if (header) return `Header of response ${header}`;
  const [, status] = /^response-(.+)$/.exec(root) ?? [];
  if (status) return `Response ${status}`;
  return root === "body" ? "Request body" : (parameters[root] ?? root);
}

/** Names in addresses are percent-encoded; a variant reads `lines (kit)`. */
function nameOf(path: string): string {
  return decodeURIComponent(path.replace(/^\./, "").replace(/~([^.~]+)/g, " ($1)")).trim();
}

/** The place of an address (src/openapi/field-path) in words. */
export function placeOf(at: string): ShownPlace {
  const [root = "", rest = ""] = /^([^.~]*)(.*)$/s.exec(at)?.slice(1) ?? [];
  return { part: root && partOf(root), name: nameOf(rest) };
}
