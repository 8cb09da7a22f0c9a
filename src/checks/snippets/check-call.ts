import type { Problem } from "../../problems/problem";
import { isObject } from "../../openapi/json";
import { didYouMean } from "../../problems/did-you-mean";
import { checkJson, type SnippetTools } from "./check-bodies";
import { headerProblems, queryProblems, valueProblems } from "./check-call-parameters";
import { jsonSchemaOf, type ContractOperation } from "./contract";
import type { CurlBody, CurlRequest } from "./curl";
import { literalLength, matchPath, pathBehind, strayPercent } from "./path-template";
import type { Snippet } from "./page-snippets";
import { problemInFence, type FencePlace } from "./report";
import { fieldsOf } from "./schema-properties";
import { isDynamic, shown } from "./shell-words";

/** A request fence that stands above a call on its page. */
export type RequestFence = Extract<Snippet, { kind: "request" }>;

interface CallPlace extends FencePlace {
  request: CurlRequest;
  operation: ContractOperation;
}

/** The operations that a method and a path lead to, the most literal first. */
function ownersOf(path: string, { contract }: SnippetTools): ContractOperation[] {
  return [...contract.operations.values()]
    .filter((operation) => matchPath(operation.path, path))
    .sort((a, b) => literalLength(b.path) - literalLength(a.path));
}

function addressProblems(place: CallPlace, tools: SnippetTools): Problem[] {
  const { request, operation } = place;
  const { slug, method, path: template } = operation;
  const { servers } = tools.contract;
  const path = pathBehind(servers, request.url);
  const report = (code: string, what: string, cause: string, fix: string) =>
    problemInFence(place, request.urlLine, { code, what, cause, fix });
  const stray = isDynamic(request.url) ? undefined : strayPercent(request.url);
  if (stray !== undefined)
    return [
      report(
        "address-encoding",
        `The address of the call cannot be decoded: ${shown(stray)}`,
        'A "%" begins two hexadecimal digits for each byte of a character; for itself it is "%25".',
        request.url.replace(stray, stray.replaceAll("%", "%25")),
      ),
    ];
  if (path === undefined)
    return [
      report(
        "address",
        `The call does not go to the API: ${shown(request.url) || "no address"}`,
        `The servers are ${servers.join(", ")}.`,
        `${servers[0] ?? ""}${template}`,
      ),
    ];
  const values = matchPath(template, path);
  const owners = ownersOf(path, tools);
  const owner = owners.find((other) => other.method === request.method) ?? owners[0];
  const better =
    owner &&
    owner.slug !== slug &&
    (!values || literalLength(owner.path) > literalLength(template));
  if (!values || better) {
    const near = didYouMean(
      path,
      [...tools.contract.operations.values()].map((other) => other.path),
    );
    return [
      report(
        "path",
        `${shown(path)} is not the path of ${slug}`,
        owner
          ? `It is the path of ${owner.slug} (${owner.method} ${owner.path}).`
          : `No operation has this path${near ? `; the nearest is ${near}` : ""}.`,
        `${servers[0] ?? ""}${template}`,
      ),
    ];
  }
  const parameters = operation.parameters.filter((parameter) => parameter.place === "path");
  const wrongValues = parameters.flatMap((parameter) =>
    valueProblems(
      place,
      parameter,
      { name: parameter.name, value: values.get(parameter.name) ?? "", line: request.urlLine },
      tools,
    ),
  );
  if (request.method === method) return wrongValues;
  const meant = owners.find((other) => other.method === request.method);
  const wrongMethod = report(
    "method",
    `${slug} is ${method}, and the call sends ${request.method}`,
    meant
      ? `${request.method} with this path is ${meant.slug}.`
      : request.body && request.method === "POST"
        ? "curl sends POST when there is a body and no -X, nor -G."
        : `No operation has ${request.method} with this path.`,
    `-X ${method}`,
  );
  return [wrongMethod, ...wrongValues];
}

/** The media type that a call says its body has: curl's own when the call says nothing. */
function mediaTypeOf({ headers }: CurlRequest, body: CurlBody): string {
  const header = headers.find(({ name }) => name.toLowerCase() === "content-type");
  const own = body.kind === "form" ? "multipart/form-data" : "application/x-www-form-urlencoded";
  return (header?.value.split(";")[0] ?? own).trim().toLowerCase();
}

function fileProblems(
  place: CallPlace,
  body: Extract<CurlBody, { kind: "file" }>,
  above: readonly RequestFence[],
): Problem[] {
  const { slug } = place.operation;
  const own = above.filter(({ operation }) => operation === slug);
  if (isDynamic(body.file) || own.some(({ title }) => title === undefined || title === body.file))
    return [];
  const other = above.find(({ title }) => title === body.file);
  return [
    problemInFence(place, body.line, {
      code: "body-file",
      what: `The page shows no ${body.file} for ${slug}`,
      cause: other
        ? `The fence with this title is marked as a request to ${other.operation}.`
        : "The body of a call stands above it in a fence with the name of the file as its title.",
      fix: `\`\`\`json operation=${slug} request title="${body.file}"`,
    }),
  ];
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
): Problem[] {
  const { request, operation } = place;
  const { slug, request: wanted } = operation;
  const { body } = request;
  const report = (line: number, code: string, what: string, cause: string, fix: string) =>
    problemInFence(place, line, { code, what, cause, fix });
  if (!body)
    return wanted?.required
      ? [
          report(
            request.line,
            "body-missing",
            `The call to ${slug} sends no body`,
            "The description requires one.",
            "-d @body.json",
          ),
        ]
      : [];
  if (!wanted)
    return [
      report(
        body.line,
        "body-not-wanted",
        `${slug} takes no body`,
        "The description has none.",
        "Remove -d.",
      ),
    ];
  const types = [...wanted.bodies.keys()];
  const type = mediaTypeOf(request, body);
  if (!types.some((name) => name.split(";")[0] === type))
    return [
      report(
        body.line,
        "content-type",
        `The call to ${slug} sends its body as ${type}`,
        `The operation takes ${types.join(", ")}.`,
        body.kind === "form"
          ? "-F file=@photo.jpg"
          : `-H "Content-Type: ${types[0] ?? "application/json"}"`,
      ),
    ];
  if (body.kind === "file") return /json/.test(type) ? fileProblems(place, body, above) : [];
  if (body.kind === "form") return formProblems(place, body, wanted.bodies.get(type), tools);
  const schema = jsonSchemaOf(wanted.bodies);
  const isJson = /json/.test(type) && isObject(tools.contract.follow(schema));
  return isJson
    ? checkJson(place, { text: body.text, line: body.line, schema, use: "request" }, tools)
    : [];
}

/** Checks a `bash` fence: one call, to the operation that it names, with what the operation wants. */
export function checkCall(
  file: string,
  { fence, requests }: Extract<Snippet, { kind: "call" }>,
  operation: ContractOperation,
  above: readonly RequestFence[],
  tools: SnippetTools,
): Problem[] {
  const place = { file, fence };
  const [request, second] = requests;
  if (!request)
    return [
      problemInFence(place, 0, {
        code: "no-call",
        what: "The fence is marked as a call, and there is no curl in it",
        cause: "The build reads calls of curl only.",
        fix: `curl -s ${tools.contract.servers[0] ?? ""}${operation.path}`,
      }),
    ];
  const several = second
    ? [
        problemInFence(place, second.line, {
          code: "two-calls",
          what: "The fence has more than one call",
          cause: "Each call is checked against the operation that its fence names.",
          fix: "Put each call into a fence of its own.",
        }),
      ]
    : [];
  const odd = request.unknown.map(({ name, line }) =>
    problemInFence(place, line, {
      code: "curl-option",
      what: `curl is called with an option that is not known here: ${shown(name)}`,
      cause: "What it does to the request cannot be checked.",
      fix: `Remove ${shown(name)}.`,
    }),
  );
  const call = { ...place, request, operation };
  const address = addressProblems(call, tools);
  // A wrong address makes everything else look wrong.
  if (address.some(({ code }) => /-(address|path)$/.test(code)))
    return [...several, ...odd, ...address];
  return [
    ...several,
    ...odd,
    ...address,
    ...queryProblems(place, request, operation, tools),
    ...headerProblems(place, request, operation, tools),
    ...bodyProblems(call, above, tools),
  ];
}
