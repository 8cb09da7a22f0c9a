import { folderOf, pascal, shapeOf, subjectOf } from "./names.mjs";

const components = "../../components";
const limits = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset", "Request-Id"];

/** What each shape of operation has, by the names of shared components. */
const shapes = {
  list: {
    parameters: ["UpdatedSince", "Fields", "Cursor", "Limit"],
    status: "200",
    headers: [],
    errors: "400:InvalidListRequest 401 403",
  },
  get: {
    parameters: ["Fields", "IfNoneMatch"],
    status: "200",
    headers: ["ETag"],
    errors: "304 400:InvalidParameters 401 403 404",
  },
  create: {
    parameters: ["IdempotencyKey"],
    status: "201",
    headers: ["Location", "ETag", "Idempotency-Replayed"],
    body: "Create",
    errors: "400:InvalidRequest 401 403 409 415 422",
  },
  update: {
    parameters: ["IfMatch"],
    status: "200",
    headers: ["ETag"],
    body: "Update",
    errors: "400:InvalidChange 401 403 404 409 412 415 422 428",
  },
  action: {
    parameters: ["IdempotencyKey", "IfMatchOptional"],
    status: "200",
    headers: ["ETag", "Idempotency-Replayed"],
    errors: "400:InvalidParameters 401 403 404 409 412 422",
  },
  delete: {
    parameters: ["IfMatchOptional"],
    status: "204",
    headers: [],
    errors: "400:InvalidParameters 401 403 404 409 412",
  },
};

const shared = {
  304: "NotModified",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  412: "PreconditionFailed",
  415: "UnsupportedMediaType",
  428: "PreconditionRequired",
};

/** Its example is a path, so no two operations can share it. */
const location = [
  "        Location:",
  "          description: TODO Path of the new record, relative to the host.",
  "          schema: { type: string, format: uri-reference }",
  "          example: TODO",
];

/** @param {readonly string[]} names */
const headers = (names) => [
  "      headers:",
  ...[...names, ...limits].flatMap((name) =>
    name === "Location"
      ? location
      : `        ${name}: { $ref: ${components}/headers/${name.replaceAll("-", "")}.yaml }`,
  ),
];

/** @param {string} indent @param {string} schema @param {string} example @param {string} type */
const content = (indent, schema, example, type = "application/json") => [
  `${indent}content:`,
  `${indent}  ${type}:`,
  `${indent}    schema: { $ref: ${components}/schemas/${schema}.yaml }`,
  `${indent}    examples:`,
  `${indent}      TODO: { $ref: ${components}/examples/${example}.yaml }`,
];

/** @param {string} status @param {{ hasBody: boolean, isPost: boolean, isTransition: boolean }} operation */
function errorCodes(status, { hasBody, isPost, isTransition }) {
  if (status === "422")
    return [
      ...(hasBody ? ["validation-failed"] : []),
      ...(isPost ? ["idempotency-key-reused"] : []),
    ];
  return [
    "TODO",
    ...(isTransition ? ["transition-not-allowed"] : []),
    ...(isPost ? ["idempotency-key-in-progress"] : []),
  ];
}

/** @param {string} status @param {readonly string[]} codes @param {string} example */
const errorResponse = (status, codes, example) => [
  `    '${status}':`,
  "      description: TODO When this happens, and that nothing was changed.",
  `      x-error-codes: [${codes.join(", ")}]`,
  "      headers:",
  `        Request-Id: { $ref: ${components}/headers/RequestId.yaml }`,
  ...content("      ", "common/Problem", example, "application/problem+json"),
];

/**
 * One operation as YAML lines, with TODO wherever somebody has to decide, and the components that it needs.
 * @param {{ slug: string, tag: string, kind: string, method: string, path: string, title: string }} row
 * @param {string} area of its scope: `items`
 */
export function operation(row, area) {
  const shapeName = shapeOf(row);
  const shape = shapes[shapeName];
  const folder = folderOf(row.tag);
  const isStatus = row.path.endsWith("/status");
  const schema = subjectOf(row) + (shapeName === "list" ? "List" : "");
  const body = shape.body && subjectOf(row) + (isStatus ? "StatusUpdate" : shape.body);
  const name = pascal(row.slug);
  const scope = `'${area}:${row.method === "GET" ? "read" : "write"}'`;
  const examples = [
    ...(shapeName === "delete" ? [] : [`${name}Result`]),
    ...(body ? [`${name}Request`] : []),
  ];
  const problems = /** @type {Record<string, string>} */ ({});
  const broken = { GET: "ReadError", POST: "InternalError" }[row.method] ?? "ChangeError";
  const errors = `${shape.errors} 429:TooManyRequests 500:${broken} 503:ServiceUnavailable`;
  const lines = [
    `${row.method.toLowerCase()}:`,
    `  operationId: ${row.slug}`,
    `  tags: [${row.tag}]`,
    `  summary: ${row.title}`,
    "  description: |",
    "    TODO What it does.",
    "",
    "    TODO When to use it, what it changes elsewhere (stock, ledger, other documents), what it refuses.",
    "  security:",
    ...["oauth2", "personalToken", "apiKey"].map((scheme) => `    - ${scheme}: [${scope}]`),
    "  parameters:",
    ...shape.parameters.map((file) => `    - $ref: ${components}/parameters/common/${file}.yaml`),
    ...(body
      ? [
          "  requestBody:",
          "    required: true",
          "    description: TODO What to send.",
          ...content("    ", `${folder}/${body}`, `${folder}/${name}Request`),
        ]
      : []),
    "  responses:",
    `    '${shape.status}':`,
    "      description: TODO What the response tells.",
    ...headers(shape.headers),
    ...(shapeName === "delete"
      ? []
      : content("      ", `${folder}/${schema}`, `${folder}/${name}Result`)),
  ];
  const isTransition = isStatus || shapeName === "action";
  for (const error of errors.split(" ")) {
    const [status = "", component = shared[/** @type {keyof typeof shared} */ (status)]] =
      error.split(":");
    if (component) {
      lines.push(`    '${status}': { $ref: ${components}/responses/${component}.yaml }`);
      continue;
    }
    const isPost = row.method === "POST";
    const codes = errorCodes(status, { hasBody: Boolean(body), isPost, isTransition });
    const isKeyOnly = codes.join() === "idempotency-key-reused";
    const ownExample = `Problem${name}${status === "422" ? "Invalid" : "Conflict"}`;
    if (!isKeyOnly) problems[ownExample] = status;
    const example = isKeyOnly ? "common/ProblemIdempotencyKeyReused" : `${folder}/${ownExample}`;
    lines.push(...errorResponse(status, codes, example));
  }
  return {
    lines,
    schemas: [...(shapeName === "delete" ? [] : [schema]), ...(body ? [body] : [])],
    examples,
    problems,
  };
}
