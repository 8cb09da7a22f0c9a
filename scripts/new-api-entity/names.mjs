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
 * The schema that an operation reads or writes: of the entity, or of a part such as its lines.
 * @param {{ tag: string, kind: string, path: string }} row
 */
export function subjectOf({ tag, kind, path }) {
  const [, inner = ""] = /^\/[^/{]+\/\{\w+\}\/(.+)$/.exec(path) ?? [];
  const part = inner.split("/").find((segment) => !segment.startsWith("{") && segment !== "status");
  const name = part === "line-items" ? "Line" : pascal(singular(part ?? ""));
  return kind === "action" || pascal(tag).endsWith(name) ? pascal(tag) : pascal(tag) + name;
}

/** What an operation does. @param {{ kind: string, method: string, path: string }} row */
export function shapeOf({ kind, method, path }) {
  if (method === "GET") return /([^s]s|history)$/.test(path) ? "list" : "get";
  if (method === "DELETE") return "delete";
  if (kind === "create") return "create";
  return method === "POST" ? "action" : "update";
}

/**
 * The file and schema of a path parameter. Ids of other entities belong to those, all else to this entity.
 * @param {string} name `paymentTermId`, `lineItemId`, `documentNumber` @param {string} tag
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
