import type { Problem } from "../../../problems/problem";
import type { YamlSource } from "../../../problems/yaml-source";

/** Keys whose values are shown as they are. */
const shown = ["title", "sidebar_label", "description"];

type Words = Pick<Problem, "code" | "what" | "cause" | "fix">;

/** `title: Issue #42`, of which YAML reads "Issue". */
function ofComment(key: string, value: string, seen: string): Words | undefined {
  const written = seen.slice(seen.indexOf(":") + 1).trim();
  if (!written.startsWith(`${value} `) || !/^\s+#\S/.test(written.slice(value.length)))
    return undefined;
  return {
    code: "front-matter-comment",
    what: `A comment cuts off the end of ${key}`,
    cause: "In YAML, # after a space begins a comment; text with it needs quotes.",
    fix: `${key}: ${JSON.stringify(written)}`,
  };
}

const marks: [mark: RegExp, text: string][] = [
  [/\*\*([^*]+)\*\*/g, "$1"],
  [/`([^`]+)`/g, "$1"],
  [/!?\[([^\][]+)\]\([^()\s]+\)/g, "$1"],
  [/<(\w+)[^<>]*>(.*?)<\/\1>/g, "$2"],
];

/** `title: "**Orders**"`, whose asterisks readers would see. */
function ofMarks(key: string, value: string): Words | undefined {
  const plain = marks.reduce((text, [mark, inner]) => text.replace(mark, inner), value);
  if (plain === value) return undefined;
  return {
    code: "front-matter-marks",
    what: `${key} holds signs of Markdown or HTML`,
    cause: "It is plain text, in lists and tabs of browsers too, where its signs would be shown.",
    fix: `${key}: ${/^[\p{L}\p{N}][\p{L}\p{N} ,.-]*$/u.test(plain) ? plain : JSON.stringify(plain)}`,
  };
}

/** Warnings about texts of a front matter that will not be shown as they are meant. */
export function plainTextProblems(values: object, source: YamlSource): Problem[] {
  return shown.flatMap((key): Problem[] => {
    const value: unknown = Reflect.get(values, key);
    if (typeof value !== "string") return [];
    const seen = source.seen([key]);
    const words = ofComment(key, value, seen) ?? ofMarks(key, value);
    return words ? [{ level: "warning", where: source.locate([key]), seen, ...words }] : [];
  });
}
