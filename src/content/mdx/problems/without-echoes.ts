import type { Problem } from "../../../problems/problem";

/** What is said of an element, or of an address, and what others say of it when they look where it leads. */
const echoes: Record<string, (echo: Problem) => boolean> = {
  "mdx-element": ({ code }) => code === "file-of-other-host",
  "mdx-address": ({ code, seen = "" }) =>
    code === "link-refused" || (code === "image-of-other-host" && seen.startsWith("file:")),
};

const place = ({ where }: Problem) => `${where?.file}:${where?.line}`;

/** Problems without those that say again what may not stand in a page at all. */
export function withoutEchoes(problems: readonly Problem[]): Problem[] {
  const said = problems.filter(({ code }) => Object.hasOwn(echoes, code));
  return problems.filter(
    (problem) => !said.some((one) => place(one) === place(problem) && echoes[one.code]?.(problem)),
  );
}
