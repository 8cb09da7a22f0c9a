import {
  fileAt,
  placeKey,
  referenceOf,
  type Description,
  type DescriptionPlace,
  children,
} from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

/** All files that references or tags lead to, starting at `openapi.yaml`. */
function reachedFiles(description: Description): Set<string> {
  const seen = new Set<string>();
  const files = new Set(["openapi.yaml"]);
  const walk = (place: DescriptionPlace): void => {
    if (place.value === null || typeof place.value !== "object") return;
    const key = placeKey(place);
    if (seen.has(key)) return;
    seen.add(key);
    const target = referenceOf(description, place);
    if (target) {
      files.add(target.file);
      walk(target);
    }
    const overview = asText(asRecord(asRecord(place.value)["x-overview"]).file);
    if (overview) files.add(overview);
    for (const [, inner] of children(place)) walk(inner);
  };
  walk(fileAt(description, "openapi.yaml"));
  return files;
}

/** Something refers to every file, and no two components have the same file name. */
export const unusedFiles: LintRule = ({ description }) => {
  const reached = reachedFiles(description);
  const all = [...description.yaml.keys(), ...description.markdown.keys()];
  const unused = all
    .filter((file) => !file.startsWith("demo/") && !reached.has(file))
    .map((file) =>
      problemAt(description, fileAt(description, file), {
        code: "file-unused",
        what: "Nothing refers to this file",
        seen: file,
        cause: "No $ref leads here from openapi.yaml, and no tag has it as its overview.",
        fix: "Refer to it, or remove it.",
      }),
    );
  const owners = new Map<string, string>();
  const twice = all.flatMap((file) => {
    const [, kind, name] =
      /^components\/(schemas|examples|parameters)\/.*?([^/]+)\.yaml$/.exec(file) ?? [];
    if (!kind || !name) return [];
    const key = `${kind}/${name}`;
    const other = owners.get(key);
    owners.set(key, other ?? file);
    if (!other) return [];
    return problemAt(description, fileAt(description, file), {
      code: "file-name-twice",
      what: `Two ${kind} are called ${name}`,
      seen: file,
      cause: `openapi/${other} has the name; the bundle names components by their files.`,
      fix: `Put the entity in front of the name, or refer to openapi/${other}.`,
    });
  });
  return [...unused, ...twice];
};
