import { folderOf, pascal, shapeOf, subjectOf } from "./names.mjs";

const components = "../../components";
const limits = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset", "Request-Id"];

/** What each shape of operation has; the names are those of the shared components. */
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
    errors: "400:InvalidRequest 401 403 404 409 412 415 422 428",
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

/** @param {readonly string[]} names */
const headers = (names) => [
  "      headers:",
  ...[...names, ...limits].map(
    (name) => `        ${name}: { $ref: ${components}/headers/${name.replaceAll("-", "")}.yaml }`,
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

/**
 * One operation as YAML lines, with TODO where somebody has to think, and the components it needs.
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
  const errors = `${shape.errors} 429:TooManyRequests 500:InternalError 503:ServiceUnavailable`;
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
    "      description: TODO What the answer tells.",
    ...headers(shape.headers),
    ...(shapeName === "delete"
      ? []
      : content("      ", `${folder}/${schema}`, `${folder}/${name}Result`)),
  ];
  for (const error of errors.split(" ")) {
    const [status = "", component = shared[/** @type {keyof typeof shared} */ (status)]] =
      error.split(":");
    if (component) {
      lines.push(`    '${status}': { $ref: ${components}/responses/${component}.yaml }`);
      continue;
    }
    const codes =
      status === "422"
        ? [
            ...(body ? ["validation-failed"] : []),
            ...(row.method === "POST" ? ["idempotency-key-reused"] : []),
          ]
        : [
            "TODO",
            ...(isStatus || shapeName === "action" ? ["transition-not-allowed"] : []),
            ...(row.method === "POST" ? ["idempotency-key-in-progress"] : []),
          ];
    const keyOnly = codes.join() === "idempotency-key-reused";
    const ownExample = `Problem${name}${status === "422" ? "Invalid" : "Conflict"}`;
    if (!keyOnly) problems[ownExample] = status;
    const example = keyOnly ? "common/ProblemIdempotencyKeyReused" : `${folder}/${ownExample}`;
    lines.push(
      `    '${status}':`,
      "      description: TODO When this happens, and that nothing was changed.",
      `      x-error-codes: [${codes.join(", ")}]`,
      "      headers:",
      `        Request-Id: { $ref: ${components}/headers/RequestId.yaml }`,
      ...content("      ", "common/Problem", example, "application/problem+json"),
    );
  }
  return {
    lines,
    schemas: [...(shapeName === "delete" ? [] : [schema]), ...(body ? [body] : [])],
    examples,
    problems,
  };
}
