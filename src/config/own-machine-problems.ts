import type { Problem } from "../problems/problem";
import type { YamlPath, YamlSource } from "../problems/yaml-source";
import { ownMachine } from "./addresses/own-machine";

type Place = [path: YamlPath, href: string];

/** The addresses of links in a part of the configuration. */
function linksIn(value: unknown, path: YamlPath): Place[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]: [string, unknown]): Place[] => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    return key === "href" && typeof one === "string" ? [[at, one]] : linksIn(one, at);
  });
}

/** Warnings about links of all pages that lead to whatever runs on the computer of the reader. */
export function ownMachineProblems(
  config: object,
  { locate, seen }: Pick<YamlSource, "locate" | "seen">,
): Problem[] {
  return linksIn(config, [])
    .filter(([, href]) => ownMachine.test(href))
    .map(([path, href]) => ({
      level: "warning",
      code: "site-config-own-machine",
      what: `A link of the site leads to the reader's own computer: ${href}`,
      where: locate(path),
      seen: seen(path),
      cause: "It is an address that only its author had, while the site was being written.",
      fix: `to: ${href.replace(ownMachine, "") || "/"}`,
    }));
}
