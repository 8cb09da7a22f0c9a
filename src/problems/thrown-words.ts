import { didYouMean } from "./did-you-mean";
import type { Problem } from "./problem";

type Words = Pick<Problem, "cause" | "fix">;

/** What only browsers have. */
const ofBrowsers =
  /^(?:window|document|navigator|location|history|(?:local|session)Storage|matchMedia|(?:Resize|Intersection|Mutation)Observer|HTMLElement|requestAnimationFrame)$/;

function undefinedName(name: string, message: string, seen: string, source: string): Words {
  if (ofBrowsers.test(name))
    return {
      cause: `${message}: the line runs in Node, too, which draws the pages and has no ${name}.`,
      fix: `useEffect(() => {\n  ${seen}\n}, []);`,
    };
  const others = new Set(source.match(/(?<!["'`.])\b[A-Za-z_$][\w$]+/g) ?? []);
  others.delete(name);
  const near = didYouMean(name, [...others]);
  return near
    ? {
        cause: `${message}: the nearest name in the file is "${near}".`,
        fix: seen.replace(name, () => near),
      }
    : {
        cause: `${message}: nothing declares or imports it.`,
        fix: `import { ${name} } from "./${name}";`,
      };
}

/** What an error of JavaScript means for the line that threw it; undefined where the message alone does not tell. */
export function thrownWords(message: string, seen: string, source: string): Words | undefined {
  const name = /(?:^|: )([\w$]+) is not defined$/.exec(message)?.[1];
  if (name !== undefined) return undefinedName(name, message, seen, source);
  const read = /Cannot read properties of (?:undefined|null) \(reading '([\w$]+)'\)$/.exec(message);
  const [, key] = read ?? [];
  const uses =
    key === undefined ? [] : seen.split(new RegExp(`!?\\.${key.replaceAll("$", "\\$")}\\b`));
  if (uses.length === 2) return { cause: message, fix: uses.join(`?.${key}`) };
  return seen.startsWith("throw ")
    ? { cause: message, fix: `Remove the line, or what leads to it: ${seen}` }
    : undefined;
}
