import { exampleText, idText, parameterText, problemText, schemaText } from "./component-texts.mjs";
import { folderOf, pascal, pathFile, pathParameter } from "./names.mjs";
import { operation } from "./operation.mjs";

/**
 * The files of a new entity by path below `openapi/`, and the lines that `openapi.yaml` needs for them.
 * @param {readonly { slug: string, tag: string, kind: string, method: string, path: string, title: string }[]} list
 * @param {{ tag: string, prefix: string, area: string, site: string }} options
 */
export function entityFiles(list, { tag, prefix, area, site }) {
  const folder = folderOf(tag);
  /** @type {Map<string, string>} */
  const files = new Map();
  const rows = list.filter((row) => row.tag === tag && row.method);
  /** @type {Map<string, string[]>} */
  const items = new Map();
  for (const row of rows) {
    const { lines, schemas, examples, problems } = operation(row, area);
    items.set(row.path, [...(items.get(row.path) ?? []), ...lines]);
    for (const name of schemas) addSchema(name);
    for (const name of examples)
      files.set(`components/examples/${folder}/${name}.yaml`, exampleText);
    for (const [name, status] of Object.entries(problems))
      files.set(`components/examples/${folder}/${name}.yaml`, problemText(status, site));
  }

  /** @param {string} name */
  function addSchema(name) {
    const file = `components/schemas/${folder}/${name}.yaml`;
    if (files.has(file)) return;
    const text = schemaText(name);
    files.set(file, text);
    for (const [, other = ""] of text.matchAll(/\$ref: (\w+)\.yaml/g)) addSchema(other);
    for (const [, id = ""] of text.matchAll(/ids\/(\w+)\.yaml/g)) addId(id);
  }

  /** @param {string} name */
  function addId(name) {
    const text = idText(name, name === `${pascal(tag)}Id` ? prefix : "TODO");
    files.set(`components/schemas/ids/${name}.yaml`, text);
  }

  for (const [path, lines] of items) {
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) =>
      pathParameter(name, tag),
    );
    for (const { file, name, schema } of parameters) {
      files.set(`components/parameters/${file}.yaml`, parameterText(name, schema));
      if (schema.startsWith("ids/")) addId(schema.slice("ids/".length));
    }
    const head = parameters.map(({ file }) => `  - $ref: ../../components/parameters/${file}.yaml`);
    files.set(
      `paths/${folder}/${pathFile(path)}`,
      [...(head.length ? ["parameters:", ...head] : []), ...lines, ""].join("\n"),
    );
  }
  const entries = [...items.keys()].map(
    (path) => `  ${path}: { $ref: paths/${folder}/${pathFile(path)} }`,
  );
  return { files, entries };
}
