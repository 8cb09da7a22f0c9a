import path from "node:path";
import { didYouMean } from "../problems/did-you-mean";
import type { Problem } from "../problems/problem";

/** An error of webpack or of a query, as Gatsby hands it to its reporter. */
export interface CodeError {
  id?: string;
  /** Absolute. */
  filePath?: string;
  location?: { start?: { line?: number } };
  context?: { sourceMessage?: string; packageName?: string; field?: string; type?: string };
}

/** What a message about an error is made from. */
interface Place {
  /** Relative to the project. */
  file: string;
  source: string;
  /** Names of the files and folders in a folder, relative to that of the file. */
  namesIn: (folder: string) => readonly string[];
  /** Names of the fields of a GraphQL type. */
  fieldsOf: (type: string) => readonly string[];
}

type Words = Pick<Problem, "code" | "what" | "cause" | "fix"> & { line: number };

const lineWith = (source: string, ...texts: string[]) =>
  source.split("\n").findIndex((line) => texts.every((text) => line.includes(text))) + 1;

/** Whether an error is one of webpack ("98…") or of a query ("85…"). */
export const isCodeError = ({ id, filePath }: CodeError): boolean =>
  filePath !== undefined && /^(?:8[5]9\d\d|9812[34])$/.test(id ?? "");

/** Whether an error is one of a query. */
export const isQueryError = (error: CodeError): boolean =>
  isCodeError(error) && Boolean(error.id?.startsWith("85"));

/** The command that creates the file of an import, from the project's folder. */
function newFile(request: string, importing: string): string {
  const file = path.posix.join(path.posix.dirname(importing), request);
  const ending = path.posix.extname(file) ? "" : ".ts";
  return `mkdir -p ${path.posix.dirname(file)} && touch ${file}${ending}`;
}

function missingFile({ context = {} }: CodeError, place: Place): Words | undefined {
  const { packageName: request } = context;
  if (request === undefined) return undefined;
  const line = lineWith(place.source, request) || 1;
  const seen = place.source.split("\n")[line - 1]?.trim() ?? "";
  const code = "code-import-unresolved";
  const what = `An import names what does not exist: ${request}`;
  if (!request.startsWith("."))
    return {
      code,
      what,
      line,
      cause: "There is no package of this name in node_modules.",
      fix: `npm install ${request
        .split("/")
        .slice(0, request.startsWith("@") ? 2 : 1)
        .join("/")}`,
    };
  const [, folder = ".", name = ""] = /^(.*)\/([^/]*)$/.exec(request) ?? [];
  const names = place.namesIn(folder).map((one) => one.replace(/\.(?:d\.)?[jt]sx?$/, ""));
  const near = didYouMean(name, names);
  return {
    code,
    what,
    line,
    cause: near
      ? `There is no such file; the nearest in the folder is "${near}".`
      : "There is no such file, seen from the file that imports it.",
    fix: near ? seen.replace(request, `${folder}/${near}`) : newFile(request, place.file),
  };
}

/** The line that imports a default where there is only a name, or a name where there is only a default. */
function withOtherBraces(seen: string, name: string, local: string, meant?: string) {
  if (name === "default" && meant !== undefined)
    return seen.replace(
      new RegExp(`import\\s+${local}\\b`),
      `import { ${meant === local ? local : `${meant} as ${local}`} }`,
    );
  return name !== "default" && meant === "default"
    ? seen.replace(new RegExp(`import\\s*\\{\\s*${name}\\s*\\}`), `import ${name}`)
    : seen;
}

function missingExport({ context = {} }: CodeError, { source }: Place): Words | undefined {
  const [, name, local = "", request = "", known = ""] =
    /export '([^']+)'(?: \(imported as '([^']+)'\))?.* was not found in '([^']+)'(?: \(possible exports: ([^)]*)\))?/.exec(
      context.sourceMessage ?? "",
    ) ?? [];
  if (name === undefined) return undefined;
  const exported = known.split(/,\s*/).filter(Boolean);
  const near = didYouMean(name === "default" ? local : name, exported);
  const meant = near ?? (exported.length === 1 ? exported[0] : undefined);
  const line = lineWith(source, request) || 1;
  const seen = source.split("\n")[line - 1]?.trim() ?? "";
  const otherBraces = withOtherBraces(seen, name, local, meant);
  return {
    code: "code-export-missing",
    what: `An import names an export that does not exist: ${name}`,
    line,
    cause:
      near && name !== "default"
        ? `The name is misspelled; the nearest export of ${request} is "${near}".`
        : `${request} exports ${exported.length ? `only ${exported.join(", ")}` : "nothing"}.`,
    fix:
      otherBraces !== seen
        ? otherBraces
        : meant && seen.includes(name)
          ? seen.replace(name, meant)
          : `export ${name === "default" ? "default" : `const ${name} =`} undefined; // in ${request}`,
  };
}

/** The rest of webpack's errors: the first line that says something. */
function bundle({ id, location, context = {} }: CodeError, { file }: Place): Words | undefined {
  if (id !== "98123") return undefined;
  const lines = (context.sourceMessage ?? "").split("\n").map((line) =>
    line
      .trim()
      .replace(/^Module parse failed:(?= Cannot parse JSON)/, "")
      .trim(),
  );
  // The name of an error alone, or which loader passed it on, is not a cause.
  const said = lines
    .find(
      (line) =>
        line && !/^(?:\w*Error|(?:\w+: )?Module (?:build|parse) failed.*|at .*)$/.test(line),
    )
    // PostCSS: `(2:2) /folder/file.css Unknown word .b`
    ?.replace(/^\(\d+:\d+\) \S+\.css /, "");
  return {
    code: "code-bundle",
    what: "The code cannot be bundled",
    line: location?.start?.line ?? 1,
    cause: said ?? "webpack does not say why.",
    fix: /\.(?:css|json)$/.test(file)
      ? `npx prettier --check ${file}`
      : "npm run typecheck && npm run lint",
  };
}

function unknownField({ context = {}, location }: CodeError, place: Place): Words | undefined {
  const { field, type } = context;
  if (field === undefined || type === undefined) return undefined;
  const near = didYouMean(field, place.fieldsOf(type));
  const line = location?.start?.line ?? (lineWith(place.source, field) || 1);
  const seen = place.source.split("\n")[line - 1]?.trim() ?? "";
  return {
    code: "code-query-field",
    what: `A query asks for a field that does not exist: ${field}`,
    line,
    cause: near
      ? `The type ${type} has no "${field}"; its nearest field is "${near}".`
      : `The type ${type} has no such field. src/graphql/schema/ declares its fields.`,
    fix: near ? seen.replace(field, near) : `Remove the line: ${seen}`,
  };
}

function query({ id = "", context = {}, location }: CodeError): Words | undefined {
  if (!id.startsWith("85")) return undefined;
  const [message = ""] = (context.sourceMessage ?? "").split("\n");
  return {
    code: "code-query",
    what: "A GraphQL query cannot be used",
    line: location?.start?.line ?? 1,
    cause: message.replace(/^Syntax Error: /, "") || "Gatsby does not say why.",
    fix: "npm run develop   # and try the query at http://localhost:8000/___graphql",
  };
}

/** An error in the project's code as a problem with file and line. */
export function codeProblem(error: CodeError, place: Place): Problem {
  const rules = [missingFile, missingExport, bundle, unknownField, query];
  const [words] = rules.flatMap((rule) => rule(error, place) ?? []);
  const { line, ...said } = words ?? {
    line: error.location?.start?.line ?? 1,
    code: "code",
    what: "The code cannot be used",
    cause: error.context?.sourceMessage ?? "Gatsby does not say why.",
    fix: "npm run typecheck && npm run lint",
  };
  const seen = place.source.split("\n")[line - 1]?.trim() ?? "";
  return { level: "error", where: { file: place.file, line }, seen, ...said };
}
