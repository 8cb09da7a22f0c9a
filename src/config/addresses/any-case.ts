import type { Problem } from "../../problems/problem";

interface Placed {
  address: string;
  /** File that the page comes from. */
  file: string;
}

/** An address as file systems and hosts compare it that do not tell capitals. */
export const inAnyCase = (address: string): string => address.toLowerCase();

function clash(
  address: string,
  part: string,
  other: string,
  { file, first }: { file: string; first: string },
) {
  return {
    level: "error",
    code: "address-case",
    what: `Two addresses differ in capital letters alone: ${other} and ${part}`,
    where: { file, line: 1 },
    seen: address,
    cause: `${first} has ${other}. On macOS, on Windows and on some hosts both are one folder, and one page would replace the other.`,
    fix: `slug: ${other}${part === address ? "-2" : address.slice(part.length)}`,
  } satisfies Problem;
}

/** Addresses, and folders of addresses, that are another one but for capitals; `placed` in the order in which they win. */
export function caseClashes(placed: readonly Placed[]): Problem[] {
  const known = new Map<string, { part: string; file: string }>();
  const problems: Problem[] = [];
  for (const { address, file } of placed) {
    const parts = address.split("/").slice(1);
    for (const [index] of parts.entries()) {
      const part = `/${parts.slice(0, index + 1).join("/")}`;
      const first = known.get(inAnyCase(part));
      if (!first) known.set(inAnyCase(part), { part, file });
      else if (first.part !== part) {
        problems.push(clash(address, part, first.part, { file, first: first.file }));
        break;
      }
    }
  }
  return problems;
}
