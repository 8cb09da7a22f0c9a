import { createRequire } from "node:module";
import path from "node:path";
import type { Compiler, Module, NormalModule } from "webpack";

/** The version of Gatsby that the patches in this folder were written for. */
const writtenFor = "5.16.1";

function installed(): string {
  const { version } = createRequire(path.resolve("package.json"))("gatsby/package.json") as {
    version: string;
  };
  return version;
}

/** A change to private code of Gatsby or webpack. */
interface Patch {
  /** Its folder, if it is another one than this. */
  folder?: string;
  /** Its file, without the extension. */
  name: string;
  /** The decision that explains it: `0015-lean-builds`. */
  decision: string;
}

/** Ends the build if a patch found nothing to change, which would otherwise go unnoticed. @throws with what to do */
export function mustMatch(
  { folder = "src/toolchain", name, decision }: Patch,
  isFound: boolean,
): asserts isFound {
  if (isFound) return;
  throw new Error(
    `${folder}/${name}.ts found nothing to change in Gatsby ${installed()}; it was written for ${writtenFor}. ` +
      `Adapt it or remove it: docs/decisions/${decision}.md says what it is for.`,
  );
}

/** Ends the build if the modules of a bundle do not show what a patch changes. */
function mustShow(
  { hooks }: Compiler,
  patch: Patch,
  isShown: (modules: readonly Module[]) => boolean,
): void {
  hooks.thisCompilation.tap(patch.name, (compilation) => {
    compilation.hooks.finishModules.tap(patch.name, (modules) => {
      // A module that cannot be read hides those that it imports; its own error is the one to tell.
      if (compilation.errors.length) return;
      mustMatch(patch, isShown([...modules]));
    });
  });
}

/** A webpack plugin: ends the build if the module that a patch substitutes is not in the bundle. */
export class MustHaveModule {
  constructor(
    private readonly patch: Patch,
    /** File, or address that begins with `data:`. */
    private readonly place: string,
  ) {}

  apply(compiler: Compiler): void {
    const { place, patch } = this;
    const isSubstitute = (module: Module) =>
      place.startsWith("data:")
        ? module.identifier().includes(place)
        : module.nameForCondition() === path.resolve(compiler.context, place);
    mustShow(compiler, patch, (modules) => modules.some(isSubstitute));
  }
}

const loadersOf = (module: Module) => (module as Partial<NormalModule>).loaders ?? [];

/** A webpack plugin: ends the build if the loader that a patch adds compiles no module. */
export class MustHaveLoader {
  constructor(
    private readonly patch: Patch,
    /** Part of the loader's path. */
    private readonly loader: RegExp,
    /** What it compiles, if a site may have no such files. */
    private readonly files?: RegExp,
  ) {}

  apply(compiler: Compiler): void {
    const { patch, loader, files } = this;
    const isCompiled = (module: Module) => loadersOf(module).some((one) => loader.test(one.loader));
    const isOfFiles = (module: Module) => files?.test(module.nameForCondition() ?? "");
    mustShow(
      compiler,
      patch,
      (modules) => modules.some(isCompiled) || (files !== undefined && !modules.some(isOfFiles)),
    );
  }
}
