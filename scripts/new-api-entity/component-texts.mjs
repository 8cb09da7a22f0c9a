const todo = "TODO What it stands for in the business.";

/** @param {string} name `PaymentTermList` */
const titleOf = (name) => name.replace(/(?<!^)([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** @param {string} name @param {readonly string[]} lines */
const object = (name, lines) =>
  [`title: ${titleOf(name)}`, `description: ${todo}`, "type: object", ...lines, ""].join("\n");

/** The text of a new schema; its kind follows from the end of its name. @param {string} name */
export function schemaText(name) {
  const entity = name.replace(/(List|Create|Update|Fields)$/, "");
  if (name.endsWith("StatusUpdate"))
    return object(name, [
      "required: [status]",
      "properties:",
      "  status:",
      `    $ref: ${name.replace(/Update$/, "")}.yaml`,
      "    description: TODO Status to move to.",
      "unevaluatedProperties: false",
    ]);
  if (name.endsWith("Status"))
    return `title: ${titleOf(name)}\ndescription: ${todo}\ntype: string\nenum: [draft, open]\nx-enumDescriptions:\n  draft: TODO\n  open: TODO\nx-state-machine:\n  initial: draft\n  states:\n    draft: { description: TODO }\n    open: { description: TODO, terminal: true }\n  transitions:\n    - from: draft\n      to: open\n      operationId: TODO\n      conditions: [TODO]\n      effects: [TODO]\nexamples: [open]\n`;
  if (name.endsWith("List"))
    return object(name, [
      "required: [data, page]",
      "properties:",
      "  data:",
      "    description: TODO The rows of this page.",
      "    type: array",
      "    maxItems: 200",
      "    items:",
      `      $ref: ${entity}.yaml`,
      "  page:",
      "    $ref: ../common/Page.yaml",
    ]);
  if (/(Create|Update)$/.test(name))
    return object(name, [
      name.endsWith("Create") ? "required: [name]" : "minProperties: 1",
      "allOf:",
      `  - $ref: ${entity}Fields.yaml`,
      "unevaluatedProperties: false",
    ]);
  if (name.endsWith("Fields"))
    return object(name, [
      "properties:",
      "  name:",
      "    description: TODO",
      "    type: string",
      "    minLength: 1",
      "    maxLength: 80",
      "    examples: [TODO]",
    ]);
  return object(name, [
    "required: [id]",
    "allOf:",
    `  - $ref: ${name}Fields.yaml`,
    "  - $ref: ../common/AuditFields.yaml",
    "properties:",
    "  id:",
    `    $ref: ../ids/${name}Id.yaml`,
    "    readOnly: true",
  ]);
}

/** The text of a new id schema. @param {string} name `PaymentTermId` @param {string} prefix `ptm` */
export const idText = (name, prefix) =>
  `title: ${titleOf(name)}\ndescription: TODO What the record is, in half a sentence.\ntype: string\npattern: ^${prefix}_[0-9a-hjkmnp-tv-z]{10}$\nexamples: [${prefix}_TODO]\n`;

/** The text of a parameter. @param {string} parameter `paymentTermId` @param {string} schema `ids/PaymentTermId` */
export const parameterText = (parameter, schema) =>
  `name: ${parameter}\nin: path\nrequired: true\ndescription: TODO Which record, and how to find its id.\nschema:\n  $ref: ../../schemas/${schema}.yaml\nexample: TODO\n`;

/** The text of a new example. */
export const exampleText =
  "summary: TODO The case\nvalue: TODO Copy the record from openapi/demo/.\n";

/** The text of a new error example. @param {string} status @param {string} site Scheme and host of the docs */
export function problemText(status, site) {
  const code = status === "422" ? "validation-failed" : "TODO";
  return `summary: TODO The case\nvalue:\n  type: ${site}/docs/api/support#error-${code}\n  title: ${status === "422" ? "The request did not pass validation" : "TODO"}\n  status: ${status}\n  detail: TODO What was refused, with the values concerned.\n  instance: TODO The path of the request\n  code: ${code}\n  requestId: TODO\n`;
}
