const runtimeImport = /^import \{([^}]+)\} from "react\/jsx-runtime";$/m;

/**
 * Compiled MDX with local names for what it imports of React: `import {jsx as _jsx}` becomes an import and a `const`. A
 * page calls these functions thousands of times, and webpack writes each use of an imported name anew.
 */
export function withLocalRuntime(source: string): string {
  return source.replace(runtimeImport, (_, list: string) => {
    const names = [...list.matchAll(/(\w+) as (\w+)/g)].map(([, name, local]) => ({ name, local }));
    const imported = names.map(({ name, local }) => `${name} as imported${local}`);
    const locals = names.map(({ local }) => `${local} = imported${local}`);
    return `import {${imported.join()}} from "react/jsx-runtime";\nconst ${locals.join()};`;
  });
}
