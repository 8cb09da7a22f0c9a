import { text } from "../../i18n/changes-text";

interface ShownPlace {
  /** `Request body`, `Response 200`, `Query parameter`; empty for the whole operation. */
  part: string;
  /** `lines.itemId`; empty for the whole part. */
  name: string;
}

const places: Readonly<Record<string, string>> = text.places;

const inCallback = /^callback-(.+?)-(body|path|query|cookie|header|header-[^-]+|response-[^-]+)$/;

function partOf(root: string): string {
  const [, callback, inner] = inCallback.exec(root) ?? [];
  if (inner) return text.inCallback(callback ?? "", partOf(inner));
  const [, header] = /^header-(.+)$/.exec(root) ?? [];
  if (header) return text.headerOf(header);
  const [, status] = /^response-(.+)$/.exec(root) ?? [];
  if (status) return text.response(status);
  return places[root] ?? root;
}

/** Decodes an address; a variant becomes `lines (kit)`. */
function nameOf(path: string): string {
  return decodeURIComponent(path.replace(/^\./, "").replace(/~([^.~]+)/g, " ($1)")).trim();
}

/** A field address (src/openapi/field-path) in words. */
export function placeInWords(at: string): ShownPlace {
  const [root = "", rest = ""] = /^([^.~]*)(.*)$/s.exec(at)?.slice(1) ?? [];
  return { part: root && partOf(root), name: nameOf(rest) };
}
