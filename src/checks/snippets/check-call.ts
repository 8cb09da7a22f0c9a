import type { Problem } from "../../problems/problem";
import { isObject } from "../../openapi/json";
import { didYouMean } from "../../problems/did-you-mean";
import { checkJson, type SnippetTools } from "./check-bodies";
import { headerProblems, queryProblems, valueProblems } from "./check-call-parameters";
import { jsonSchemaOf, type ContractOperation } from "./contract";
import type { CurlBody, CurlRequest } from "./curl-commands";
import { literalLength, matchPath, operationsAt, pathBehind, strayPercent } from "./path-template";
import type { Snippet } from "./page-snippets";
import { problemInFence, type FenceOnPage } from "./report";
import { fieldsOf } from "./schema-choices";
import { isDynamic, shown } from "./shell-words";

/** A request fence above a call on its page. */
export type RequestFence = Extract<Snippet, { kind: "request" }>;

interface CallPlace extends FenceOnPage {
  request: CurlRequest;
  operation: ContractOperation;
}

/** The address cannot be decoded, or is not of the API. */
function serverProblem({ request, operation, ...place }: CallPlace, servers: readonly string[]) {
  const { url, urlLine } = request;
  const stray = isDynamic(url) ? undefined : strayPercent(url);
  if (stray !== undefined)
    return problemInFence(place, urlLine, {
      code: "address-encoding",
      what: `The address of the call cannot be decoded: ${shown(stray)}`,
      cause:
        'A "%" begins two hexadecimal digits for each byte of a character; for itself it is "%25".',
      fix: url.replace(stray, stray.replaceAll("%", "%25")),
    });
  if (pathBehind(servers, url) !== undefined) return undefined;
  return problemInFence(place, urlLine, {
    code: "address",
    what: `The call does not go to the API: ${shown(url) || "no address"}`,
    cause: `The servers are ${servers.join(", ")}.`,
    fix: `${servers[0] ?? ""}${operation.path}`,
  });
}

function pathProblem(
  { request, operation, ...place }: CallPlace,
  path: string,
  owner: ContractOperation | undefined,
  { contract }: SnippetTools,
): Problem {
  const paths = [...contract.operations.values()].map((other) => other.path);
  const near = didYouMean(path, paths);
  return problemInFence(place, request.urlLine, {
    code: "path",
    what: `${shown(path)} is not the path of ${operation.slug}`,
    cause: owner
      ? `It is the path of ${owner.slug} (${owner.method} ${owner.path}).`
      : `No operation has this path${near ? `; the nearest is ${near}` : ""}.`,
    fix: `${contract.servers[0] ?? ""}${operation.path}`,
  });
}

function methodProblem(
  { request, operation, ...place }: CallPlace,
  meant: ContractOperation | undefined,
): Problem {
  const { slug, method } = operation;
  return problemInFence(place, request.urlLine, {
    code: "method",
    what: `${slug} is ${method}, and the call sends ${request.method}`,
    cause: meant
      ? `${request.method} with this path is ${meant.slug}.`
      : request.body && request.method === "POST"
        ? "curl sends POST when there is a body and no -X, nor -G."
        : `No operation has ${request.method} with this path.`,
    fix: `-X ${method}`,
  });
}

function addressProblems(place: CallPlace, tools: SnippetTools): Problem[] {
  const { request, operation } = place;
  const { contract } = tools;
  const path = pathBehind(contract.servers, request.url);
  const server = serverProblem(place, contract.servers);
  if (server || path === undefined) return server ? [server] : [];
  const values = matchPath(operation.path, path);
  const owners = operationsAt(path, contract);
  const sameMethod = owners.find(({ method }) => method === request.method);
  const owner = sameMethod ?? owners[0];
  const isMoreLiteral =
    owner &&
    owner.slug !== operation.slug &&
    literalLength(owner.path) > literalLength(operation.path);
  if (!values || isMoreLiteral) return [pathProblem(place, path, owner, tools)];
  const wrongValues = operation.parameters
    .filter((parameter) => parameter.place === "path")
    .flatMap((parameter) => {
      const { name } = parameter;
      const given = { name, value: values.get(name) ?? "", line: request.urlLine };
      return valueProblems(place, parameter, given, tools);
    });
  return request.method === operation.method
    ? wrongValues
    : [methodProblem(place, sameMethod), ...wrongValues];
}

/** The media type of the body: the header, or curl's default. */
function mediaTypeOf({ headers }: CurlRequest, body: CurlBody): string {
  const header = headers.find(({ name }) => name.toLowerCase() === "content-type");
  const byCurl = body.kind === "form" ? "multipart/form-data" : "application/x-www-form-urlencoded";
  return (header?.value.split(";")[0] ?? byCurl).trim().toLowerCase();
}

function fileProblem(
  place: CallPlace,
  body: Extract<CurlBody, { kind: "file" }>,
  above: readonly RequestFence[],
): Problem | [] {
  const { slug } = place.operation;
  const shows = ({ operation, title }: RequestFence) =>
    operation === slug && (title === undefined || title === body.file);
  if (isDynamic(body.file) || above.some(shows)) return [];
  const other = above.find(({ title }) => title === body.file);
  return problemInFence(place, body.line, {
    code: "body-file",
    what: `The page shows no ${body.file} for ${slug}`,
    cause: other
      ? `The fence with this title is marked as a request to ${other.operation}.`
      : "The body of a call stands above it in a fence with the name of the file as its title.",
    fix: `\`\`\`json operation=${slug} request title="${body.file}"`,
  });
}

function formProblems(
  place: CallPlace,
  body: Extract<CurlBody, { kind: "form" }>,
  schema: unknown,
  { contract }: SnippetTools,
): Problem[] {
  const { properties } = fieldsOf([schema], undefined, contract.follow);
  return body.parts
    .filter(({ name }) => properties.size && !properties.has(name))
    .map(({ name, line }) =>
      problemInFence(place, line, {
        code: "unknown-field",
        what: `The form of ${place.operation.slug} has no part ${name}`,
        cause: `It has ${[...properties.keys()].join(", ")}.`,
        fix: `-F ${didYouMean(name, properties.keys()) ?? [...properties.keys()][0] ?? "file"}=@file`,
      }),
    );
}

function bodyProblems(
  place: CallPlace,
  above: readonly RequestFence[],
  tools: SnippetTools,
): Problem | Problem[] {
  const { request, operation } = place;
  const { slug, request: expected } = operation;
  const { body } = request;
  const report = (line: number, code: string, what: string, cause: string, fix: string) =>
    problemInFence(place, line, { code, what, cause, fix });
  if (!body) {
    const what = `The call to ${slug} sends no body`;
    const cause = "The description requires one.";
    return expected?.required
      ? report(request.line, "body-missing", what, cause, "-d @body.json")
      : [];
  }
  const { line } = body;
  if (!expected) {
    const what = `${slug} takes no body`;
    return report(line, "body-not-wanted", what, "The description has none.", "Remove -d.");
  }
  const types = [...expected.bodies.keys()];
  const type = mediaTypeOf(request, body);
  if (!types.some((name) => name.split(";")[0] === type)) {
    const what = `The call to ${slug} sends its body as ${type}`;
    const header = `-H "Content-Type: ${types[0] ?? "application/json"}"`;
    const fix = body.kind === "form" ? "-F file=@photo.jpg" : header;
    return report(line, "content-type", what, `The operation takes ${types.join(", ")}.`, fix);
  }
  if (body.kind === "file") return /json/.test(type) ? fileProblem(place, body, above) : [];
  if (body.kind === "form") return formProblems(place, body, expected.bodies.get(type), tools);
  const schema = jsonSchemaOf(expected.bodies);
  const isJson = /json/.test(type) && isObject(tools.contract.follow(schema));
  return isJson ? checkJson(place, { text: body.text, line, schema, use: "request" }, tools) : [];
}

/** Checks a `bash` fence: one call to the operation that the fence names, with a valid address, headers, and body. */
export function checkCall(
  file: string,
  { fence, requests }: Extract<Snippet, { kind: "call" }>,
  operation: ContractOperation,
  above: readonly RequestFence[],
  tools: SnippetTools,
): Problem | Problem[] {
  const place = { file, fence };
  const [request, second] = requests;
  if (!request)
    return problemInFence(place, 0, {
      code: "no-call",
      what: "The fence is marked as a call, and there is no curl in it",
      cause: "The build reads calls of curl only.",
      fix: `curl -s ${tools.contract.servers[0] ?? ""}${operation.path}`,
    });
  const several = second
    ? problemInFence(place, second.line, {
        code: "two-calls",
        what: "The fence has more than one call",
        cause: "Each call is checked against the operation that its fence names.",
        fix: "Put each call into a fence of its own.",
      })
    : [];
  const unknownOptions = request.unknown.map(({ name, line }) =>
    problemInFence(place, line, {
      code: "curl-option",
      what: `curl is called with an option that is not known here: ${shown(name)}`,
      cause: "What it does to the request cannot be checked.",
      fix: `Remove ${shown(name)}.`,
    }),
  );
  const call = { ...place, request, operation };
  const address = addressProblems(call, tools);
  const found = [several, unknownOptions, address].flat();
  // With a wrong address, everything else looks wrong.
  if (address.some(({ code }) => /-(address|path)$/.test(code))) return found;
  return [
    found,
    queryProblems(place, request, operation, tools),
    headerProblems(place, request, operation, tools),
    bodyProblems(call, above, tools),
  ].flat();
}
