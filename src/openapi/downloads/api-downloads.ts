import type { JsonObject } from "../json";
import { kebabCase } from "../../content/markdown/kebab-case";
import { downloadFolder } from "../../config/addresses/site-folders";
import { descriptionPart, type OperationPlace } from "./description-part";
import type { DownloadFile } from "./download";
import type { AcceptedRequests } from "./accepted-request";
import { finishBruno, forBruno } from "./bruno";
import { finishPostman, postmanEnvironments, withPostmanScripts } from "./postman";

/** The libraries that convert a description, as arguments. */
export interface Converters {
  yaml(value: JsonObject): string;
  postman(description: JsonObject): Promise<JsonObject>;
  /** From a Postman collection. */
  bruno(collection: JsonObject): Promise<JsonObject>;
  typescript(description: JsonObject): Promise<string>;
}

interface DownloadTag {
  name: string;
  anchor: string;
  operations: readonly OperationPlace[];
}

export interface ApiDownloads {
  whole: DownloadFile[];
  /** By anchor of the tag. */
  tags: Record<string, DownloadFile[]>;
  failed: { kind: string; reason: string }[];
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as JsonObject;
/** Libraries make examples of this length: a huge minimum keeps them busy for years. */
const minimums = new Set(["minItems", "minLength", "minProperties"]);
const largestMinimum = 100;

/** A description for the libraries: no huge minimums, and no external references in values, which some libraries would read. */
const selfContained = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (key, inner: unknown) => {
    if (typeof inner === "number" && minimums.has(key)) return Math.min(inner, largestMinimum);
    if (key === "pattern" && /\{\d*,?\d{4,}/.test(String(inner))) return undefined;
    const isExternal =
      key === "externalValue" || (key === "$ref" && !String(inner).startsWith("#"));
    return typeof inner === "string" && isExternal ? undefined : inner;
  }) as JsonObject;
const pretty = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

interface DownloadOptions {
  /** Folder of the files, below the site. */
  folder?: string;
  /** Values with which the requests of collections succeed; without it, those of examples. */
  accepted?: AcceptedRequests;
}

/** Names a file by its place below the folder of the downloads. */
type ToFile = (kind: string, label: string, name: string, text: string) => DownloadFile;

interface Making {
  make: Converters;
  file: ToFile;
}

const descriptions = (document: JsonObject, name: string, { make, file }: Making) => [
  file("OpenAPI", "YAML", `${name}.yaml`, make.yaml(document)),
  file("OpenAPI", "JSON", `${name}.json`, JSON.stringify(document)),
];

async function collections(
  document: JsonObject,
  { make, file }: Making,
  accepted: AcceptedRequests | undefined,
): Promise<DownloadFile[]> {
  const finished = await finishPostman(await make.postman(document), document, accepted);
  const environments = postmanEnvironments(document);
  const converted = await make.bruno(forBruno(finished.collection));
  const bruno = finishBruno(converted, finished, environments);
  const postman = JSON.stringify(withPostmanScripts(finished));
  return [
    file("Postman", "collection", "postman-collection.json", postman),
    ...environments.map(({ name, file: environment }) =>
      file(
        "Postman",
        environments.length > 1 ? `${name} environment` : "environment",
        `postman-environment-${kebabCase(name) || "default"}.json`,
        pretty(environment),
      ),
    ),
    file("Bruno", "collection", "bruno-collection.json", JSON.stringify(bruno)),
  ];
}

/** Makes all downloads of a bundled description. Those that a library cannot make are in `failed`. */
export async function apiDownloads(
  document: JsonObject,
  tags: readonly DownloadTag[],
  make: Converters,
  { folder = downloadFolder, accepted }: DownloadOptions = {},
): Promise<ApiDownloads> {
  const failed: ApiDownloads["failed"] = [];
  const file: ToFile = (kind, label, name, text) => ({
    kind,
    label,
    route: `/${folder}/${name}`,
    text,
  });
  const making = { make, file };
  const attempt = async (kind: string, work: () => Promise<DownloadFile[]>) =>
    work().catch((error: unknown) => {
      failed.push({ kind, reason: error instanceof Error ? error.message : String(error) });
      return [];
    });
  const [fromPostman, types] = await Promise.all([
    attempt("Postman", () => collections(selfContained(document), making, accepted)),
    attempt("TypeScript", async () => {
      const text = await make.typescript(selfContained(document));
      return [file("TypeScript", "types", "openapi.d.ts", text)];
    }),
  ]);
  const whole = [...descriptions(document, "openapi", making), ...fromPostman, ...types];
  const ofTags = tags
    .filter(({ operations }) => operations.length)
    .map(({ name, anchor, operations }) => {
      const part = plain(descriptionPart(document, name, operations));
      return [anchor, descriptions(part, `tags/${anchor}`, making)] as const;
    });
  return { whole, tags: Object.fromEntries(ofTags), failed };
}
