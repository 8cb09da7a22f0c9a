const runtimeImport = /^import \{([^}]+)\} from "react\/jsx-runtime";$/m;

/**
 * Compiled MDX with `const`s for React's functions: a page calls them thousands of times, and webpack writes each use
 * of an imported name in full.
 */
export function withLocalRuntime(source: string): string {
  return source.replace(runtimeImport, (_, list: string) => {
    const names = [...list.matchAll(/(\w+) as (\w+)/g)].map(([, name, local]) => ({ name, local }));
    const imported = names.map(({ name, local }) => `${name} as imported${local}`);
    const locals = names.map(({ local }) => `${local} = imported${local}`);
    return `import {${imported.join()}} from "react/jsx-runtime";\nconst ${locals.join()};`;
  });
}
