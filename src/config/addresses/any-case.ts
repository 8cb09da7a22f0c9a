import type { Problem } from "../../problems/problem";

interface Placed {
  address: string;
  /** Source of the page. */
  file: string;
}

/** An address as case-insensitive file systems and hosts compare it. */
export const inAnyCase = (address: string): string => address.toLowerCase();

interface Owner {
  part: string;
  file: string;
}

function clash({ address, file }: Placed, part: string, first: Owner): Problem {
  return {
    level: "error",
    code: "address-case",
    what: `Two addresses differ in capital letters alone: ${first.part} and ${part}`,
    where: { file, line: 1 },
    seen: address,
    cause: `${first.file} has ${first.part}. On macOS, on Windows and on some hosts both are one folder, and one page would replace the other.`,
    fix: `slug: ${first.part}${part === address ? "-2" : address.slice(part.length)}`,
  };
}

/** Addresses and their folders that differ only in case; the first of `placed` keeps its address. */
export function caseClashes(placed: readonly Placed[]): Problem[] {
  const known = new Map<string, Owner>();
  const problems: Problem[] = [];
  for (const page of placed) {
    const parts = page.address.split("/").slice(1);
    for (const index of parts.keys()) {
      const part = `/${parts.slice(0, index + 1).join("/")}`;
      const first = known.get(inAnyCase(part));
      if (!first) known.set(inAnyCase(part), { part, file: page.file });
      else if (first.part !== part) {
        problems.push(clash(page, part, first));
        break;
      }
    }
  }
  return problems;
}
