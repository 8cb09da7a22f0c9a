import ts from "typescript";

/** The interface or namespace of a declaration; `typeof URL` for static members. @param {ts.Declaration} declaration */
function ownerName({ parent }) {
  if (ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent)) return parent.name?.text;
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return `typeof ${parent.parent.name.getText()}`;
  if (ts.isModuleBlock(parent)) return parent.parent.name.text;
  return undefined;
}

/** The names of a type and its bases. @param {ts.Type} type @param {ts.TypeChecker} checker @returns {string[]} */
function lineage(type, checker) {
  const target = /** @type {ts.TypeReference} */ (type).target ?? type;
  const bases = target.isClassOrInterface() ? checker.getBaseTypes(target) : [];
  const name = type.getSymbol()?.getName();
  return [...(name ? [name] : []), ...bases.flatMap((base) => lineage(base, checker))];
}

/** @param {ts.Type} type @returns {readonly ts.Type[]} */
const partsOf = (type) => (type.isUnion() ? type.types : [type]);

/** The names of each possible type of a value and its bases. @param {ts.Type} type @param {ts.Program} program */
export const lineagesOf = (type, program) =>
  partsOf(type).map((part) => lineage(part, program.getTypeChecker()));

/**
 * Who has a member, by TypeScript's own libraries: for each possible type of a value, first the interface that declares
 * the member. Without types that declare it elsewhere; undefined if nothing is known about the value.
 * @param {ts.Type} type of the value @param {string} member @param {ts.Program} program
 * @returns {string[][] | undefined}
 */
export function ownersOf(type, member, program) {
  const checker = program.getTypeChecker();
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return undefined;
  return partsOf(type).flatMap((part) => {
    const apparent = checker.getApparentType(part);
    const symbol = checker.getPropertyOfType(apparent, member);
    const declarations = (symbol?.declarations ?? []).filter((declaration) =>
      program.isSourceFileDefaultLibrary(declaration.getSourceFile()),
    );
    if (declarations.length === 0) return [];
    const declaring = declarations.flatMap((declaration) => ownerName(declaration) ?? []);
    return [[...declaring, ...lineage(apparent, checker)]];
  });
}
