import type { Problem } from "../../../problems/problem";

/** What is said of an element, or of an address, by itself. */
const said = new Set(["mdx-address", "mdx-element"]);
/** What is said of the same address by those who look where it leads. */
const echoes = new Set(["link-refused", "image-of-other-host", "file-of-other-host"]);

const place = ({ where }: Problem) => `${where?.file}:${where?.line}`;

/** Problems without those of addresses that may not stand in a page at all. */
export function withoutEchoes(problems: readonly Problem[]): Problem[] {
  const places = new Set(problems.filter(({ code }) => said.has(code)).map(place));
  return problems.filter((problem) => !echoes.has(problem.code) || !places.has(place(problem)));
}
