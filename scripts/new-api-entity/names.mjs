/** @param {string} text `Payment term`, `line-items`, `BOM` @returns {string} `PaymentTerm`, `LineItems`, `Bom` */
export const pascal = (text) =>
  text
    .split(/[\s-]+/)
    .map((word) => {
      const rest = /^[A-Z]+$/.test(word) ? word.slice(1).toLowerCase() : word.slice(1);
      return word.charAt(0).toUpperCase() + rest;
    })
    .join("");

/** @param {string} tag `Payment term` @returns {string} `payment-term`, the folder of the entity */
export const folderOf = (tag) => tag.toLowerCase().replaceAll(" ", "-");

/** @param {string} path `/items/{itemId}/options` @returns {string} `items-itemId-options.yaml` */
export const pathFile = (path) => `${path.slice(1).replace(/[{}]/g, "").replaceAll("/", "-")}.yaml`;

/** @param {string} text `line-items`, `primary-address` */
const singular = (text) => text.replace(/([^s])s$/, "$1");

/**
 * The schema that an operation reads or writes: that of the entity, or of a part of it such as its lines.
 * @param {{ tag: string, kind: string, path: string }} row
 */
export function subjectOf({ tag, kind, path }) {
  const [, inner = ""] = /^\/[^/{]+\/\{\w+\}\/(.+)$/.exec(path) ?? [];
  const part = inner.split("/").find((segment) => !segment.startsWith("{") && segment !== "status");
  const name = part === "line-items" ? "Line" : pascal(singular(part ?? ""));
  return kind === "action" || pascal(tag).endsWith(name) ? pascal(tag) : pascal(tag) + name;
}

/**
 * What an operation does, for the choice of its parameters and responses.
 * @param {{ kind: string, method: string, path: string }} row
 */
export function shapeOf({ kind, method, path }) {
  if (method === "GET") return /([^s]s|history)$/.test(path) ? "list" : "get";
  if (method === "DELETE") return "delete";
  if (kind === "create") return "create";
  return method === "POST" ? "action" : "update";
}

/**
 * Where a path parameter stands and which schema it has: ids of other entities are theirs, all else belongs to the entity.
 * @param {string} name `paymentTermId`, `lineItemId`, `documentNumber`
 * @param {string} tag
 */
export function pathParameter(name, tag) {
  const [entity, folder] = [pascal(tag), folderOf(tag)];
  if (name === "lineItemId")
    return { name, file: `${folder}/${entity}LineItemId`, schema: `ids/${entity}LineId` };
  if (!name.endsWith("Id"))
    return {
      name,
      file: `${folder}/${entity}${pascal(name)}`,
      schema: name === "documentNumber" ? "common/DocumentNumber" : "TODO",
    };
  const owner = name.replace(/Id$/, "").replace(/([A-Z])/g, (letter) => `-${letter.toLowerCase()}`);
  return { name, file: `${owner}/${pascal(name)}`, schema: `ids/${pascal(name)}` };
}
