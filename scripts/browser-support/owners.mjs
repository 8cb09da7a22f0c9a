import ts from "typescript";

/** @param {ts.Declaration} declaration @returns {string | undefined} the interface or namespace it is in; `typeof URL` for what is static */
function ownerName({ parent }) {
  if (ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent)) return parent.name?.text;
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return `typeof ${parent.parent.name.getText()}`;
  if (ts.isModuleBlock(parent)) return parent.parent.name.text;
  return undefined;
}

/** @param {ts.Type} type @param {ts.TypeChecker} checker @returns {string[]} its name and those that it extends */
function lineage(type, checker) {
  const target = /** @type {ts.TypeReference} */ (type).target ?? type;
  const bases = target.isClassOrInterface() ? checker.getBaseTypes(target) : [];
  const name = type.getSymbol()?.getName();
  return [...(name ? [name] : []), ...bases.flatMap((base) => lineage(base, checker))];
}

/** @param {ts.Type} type @returns {readonly ts.Type[]} */
const partsOf = (type) => (type.isUnion() ? type.types : [type]);

/** The interfaces that each type which a value may have is or extends. @param {ts.Type} type @param {ts.Program} program */
export const lineagesOf = (type, program) =>
  partsOf(type).map((part) => lineage(part, program.getTypeChecker()));

/**
 * Who has a member, by TypeScript's own libraries: for each type that a value may have, the interface that declares the
 * member and those that have it. A type whose member is declared elsewhere is left out; undefined when nothing is known of
 * the value.
 * @param {ts.Type} type of the value
 * @param {string} member
 * @param {ts.Program} program
 * @returns {string[][] | undefined}
 */
export function ownersOf(type, member, program) {
  const checker = program.getTypeChecker();
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return undefined;
  return partsOf(type).flatMap((part) => {
    const apparent = checker.getApparentType(part);
    const symbol = checker.getPropertyOfType(apparent, member);
    const own = symbol?.declarations ?? [];
    const inLibrary = own.filter((one) => program.isSourceFileDefaultLibrary(one.getSourceFile()));
    if (inLibrary.length === 0) return [];
    const declaring = inLibrary.flatMap((one) => ownerName(one) ?? []);
    return [[...declaring, ...lineage(apparent, checker)]];
  });
}
