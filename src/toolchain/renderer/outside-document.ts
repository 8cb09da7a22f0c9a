/** What compiled MDX imports, handed over by the bundle that writes the HTML: its instances are the ones in use. */
const known = ["react/jsx-runtime", "@mdx-js/react"] as const;

const importLine = /^import \{([^}]+)\} from "([^"]+)";$/gm;
const exportLine = /^export default (\w+);$/m;

/**
 * Compiled MDX as a module of its own for Node: a function of what it imports, which gives the component. Undefined for
 * one that imports or exports anything else.
 */
export function outsideModule(compiled: string): string | undefined {
  const body = compiled
    .replace(importLine, (line, names: string, name: string) =>
      known.some((one) => one === name)
        ? `const {${names.replaceAll(" as ", ": ")}} = imported[${JSON.stringify(name)}];`
        : line,
    )
    .replace(exportLine, "return $1;");
  const isWhole = !/^(?:import|export)\b/m.test(body) && exportLine.test(compiled);
  return isWhole ? `module.exports = (imported) => {\n${body}\n};\n` : undefined;
}

/** What stands in the bundle for such a module; `file` is absolute. */
export function standInFor(file: string): string {
  const imports = known.map((name, index) => `import * as imported${index} from "${name}";`);
  const given = known.map((name, index) => `${JSON.stringify(name)}: imported${index}`);
  return [
    ...imports,
    `export default __non_webpack_require__(${JSON.stringify(file)})({ ${given.join(", ")} });`,
    "",
  ].join("\n");
}
