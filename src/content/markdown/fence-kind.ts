import { didYouMean } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import { parseYamlSource, type YamlSource } from "../../problems/yaml-source";

/** Where a fence stands: its file, and the line of its opening. */
export interface FencePlace {
  file: string;
  line: number;
}

interface FenceOfAKind<Kind> {
  source: YamlSource;
  given: Record<string, unknown>;
  kind: Kind;
}

/** What fences of one language are: `subject` names them in messages, `usual` is the kind that a message proposes. */
interface FenceLanguage<Kind> {
  subject: string;
  kinds: Readonly<Record<string, Kind>>;
  usual: string;
}

/** The YAML of a fence whose `kind:` says what is drawn of it; otherwise the problems that it has. */
export function readFenceOfAKind<Kind>(
  yaml: string,
  { file, line }: FencePlace,
  { subject, kinds, usual }: FenceLanguage<Kind>,
): FenceOfAKind<Kind> | Problem[] {
  const source = parseYamlSource({ file, text: yaml, lineOffset: line, subject });
  if (source.problems.length) return source.problems;
  const given = Object(source.value) as Record<string, unknown>;
  const name = String(given.kind);
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind) return { source, given, kind };
  const names = Object.keys(kinds);
  return [
    {
      level: "error",
      code: `${subject}-kind`,
      what: `Unknown kind of ${subject}: ${JSON.stringify(given.kind ?? null)}`,
      where: source.locate(["kind"]),
      seen: source.seen(["kind"]),
      cause: `The known ones are ${names.join(", ")}.`,
      fix: `kind: ${didYouMean(name, names) ?? usual}`,
    },
  ];
}
