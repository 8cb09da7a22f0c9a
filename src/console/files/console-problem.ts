import type { Problem } from "../../problems/problem";

/** The warning about a description from which no mock can be made: pages are built without their console. */
export function consoleProblem(file: string, error: unknown): Problem {
  return {
    level: "warning",
    code: "console-without-mock",
    what: "The console is left out of all operation pages",
    where: { file },
    seen: error instanceof Error ? error.message : String(error),
    cause:
      "The mock that answers it is made from the description, its examples and the files of the folder demo beside it. One of them has something that it cannot be made of.",
    fix: "npm run lint:openapi # names the place, where it is a mistake of the description",
  };
}
