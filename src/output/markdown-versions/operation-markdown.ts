import type { ApiMediaType, ApiRequestBody, ApiResponse } from "../../openapi/bodies";
import type { ApiCallback } from "../../openapi/callbacks";
import type { OperationLifecycle } from "../../openapi/operation-lifecycles";
import type { ApiOperation } from "../../openapi/describe-operation";
import type { ApiParameterGroup } from "../../openapi/parameters";
import type { SecurityRequirement } from "../../openapi/security-requirements";
import { newsMarkdown, type OperationNews } from "./changes-markdown";
import type { LinkTo } from "./html-markdown";
import { headingMarkdown, linkMarkdown, textMarkdown } from "./markdown-text";
import { belowOfNode, codeText, fieldsMarkdown, type SchemaWriter } from "./schema-markdown";
import { text as words } from "../../i18n/markdown-versions-text";
import { text } from "../../i18n/text";

interface OperationWriter {
  schemas: SchemaWriter;
  linkTo: LinkTo;
  /** Route of the page that explains the error codes. */
  errorCatalog?: string | undefined;
}

const blocks = (...texts: readonly (string | false | undefined)[]) =>
  texts.filter(Boolean).join("\n\n");

const fence = (code: string, language: string) => {
  const ticks = "`".repeat(
    Math.max(2, ...(code.match(/^\s*`{3,}/gm) ?? []).map((one) => one.trim().length)) + 1,
  );
  return `${ticks}${language}\n${code.replace(/\n$/, "")}\n${ticks}`;
};

const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&" };

/** The plain code of a highlighted figure. */
export function codeOfFigure(html: string): string {
  // What its author says of an example stands above the code, and may have code in its lines.
  const [, code = ""] = /<pre\b[^>]*><code>([\s\S]*)<\/code>/.exec(html) ?? [];
  return code
    .replace(/<[^>]+>/g, "")
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? "");
}

const listed = (names: readonly string[]) => names.map(codeText).join(", ");

type Scheme = SecurityRequirement["schemes"][number];

function schemeMarkdown({ label, scopes, otherScopes = [] }: Scheme): string {
  if (!scopes.length) return textMarkdown(label);
  const choices = [scopes, ...otherScopes].map(listed).join(` ${text.or} `);
  return `${textMarkdown(label)} (${words.scopes} ${choices})`;
}

function securityMarkdown(requirements: readonly SecurityRequirement[]): string {
  const options = requirements.map(({ schemes }) =>
    schemes.length ? schemes.map(schemeMarkdown).join(` ${text.and} `) : text.authorizationNone,
  );
  if (requirements.every(({ schemes }) => !schemes.length)) return text.authorizationNone;
  return blocks(
    options.length > 1 && text.authorizationAny,
    options.map((option) => `- ${option}`).join("\n"),
  );
}

function parametersMarkdown(
  groups: readonly ApiParameterGroup[],
  { schemas }: OperationWriter,
  level: number,
): string {
  return blocks(
    ...groups.map(({ place, parameters }) =>
      blocks(
        `${"#".repeat(level)} ${text.parameters[place] ?? place}`,
        fieldsMarkdown(parameters, schemas),
      ),
    ),
  );
}

function examplesMarkdown({ examples }: ApiMediaType, of: string): string {
  return blocks(
    ...examples.map(({ name, summary, description, generated, code, language }) => {
      const title = summary ?? (examples.length > 1 ? name : "");
      const note = generated ? ` (${text.generatedExample.toLowerCase()})` : "";
      return blocks(
        `${text.example} ${of}${title ? `: ${textMarkdown(title)}` : ""}${note}`,
        description,
        fence(code, language),
      );
    }),
  );
}

function mediaMarkdown(media: ApiMediaType, writer: OperationWriter, status?: string): string {
  const { mediaType, schema, sameAs } = media;
  const type = schema ? `, ${textMarkdown(schema.name ?? schema.type)}` : "";
  // A shared schema of a request says what holds for all of it, such as how lists are replaced.
  const isTold = schema && (!schema.name || !status);
  const said = isTold ? writer.schemas.prose(schema.descriptionHtml) : "";
  return blocks(
    `${codeText(mediaType)}${type}${sameAs ? `. ${words.sameBody(sameAs)}` : ""}`,
    said,
    schema && !sameAs && belowOfNode(schema, writer.schemas),
    examplesMarkdown(media, status ?? words.request.toLowerCase()),
  );
}

function bodyMarkdown(
  { required, descriptionHtml, content }: ApiRequestBody,
  writer: OperationWriter,
  level: number,
): string {
  return blocks(
    `${"#".repeat(level)} ${text.requestBody}${required ? ` (${text.required})` : ""}`,
    writer.schemas.prose(descriptionHtml),
    ...content.map((media) => mediaMarkdown(media, writer)),
  );
}

function errorCodes(codes: readonly string[], { errorCatalog, linkTo }: OperationWriter) {
  if (!codes.length) return "";
  const shown = codes.map((code) =>
    errorCatalog ? linkMarkdown(code, linkTo(`${errorCatalog}#error-${code}`)) : codeText(code),
  );
  return `${words.errorCodes} ${shown.join(", ")}.`;
}

function responseMarkdown(response: ApiResponse, writer: OperationWriter, level: number): string {
  const { status, descriptionHtml, headers, repeatedHeaders = [], content } = response;
  return blocks(
    headingMarkdown(level, status),
    writer.schemas.prose(descriptionHtml),
    errorCodes(response.errorCodes, writer),
    headers.length > 0 &&
      blocks(`${text.responseHeaders}:`, fieldsMarkdown(headers, writer.schemas)),
    repeatedHeaders.length > 0 &&
      words.headersToo(repeatedHeaders.map(({ name }) => codeText(name))),
    ...(content.length
      ? content.map((media) => mediaMarkdown(media, writer, status))
      : [text.noBody]),
  );
}

function responsesMarkdown(
  responses: readonly ApiResponse[],
  title: string,
  writer: OperationWriter,
  level: number,
): string {
  return blocks(
    `${"#".repeat(level)} ${title}`,
    ...responses.map((response) => responseMarkdown(response, writer, level + 1)),
  );
}

function callbackMarkdown(callback: ApiCallback, writer: OperationWriter, level: number): string {
  const { name, method, expression, summary, descriptionHtml, parameters } = callback;
  return blocks(
    headingMarkdown(level, summary ?? name),
    codeText(`${method} ${expression}`),
    writer.schemas.prose(descriptionHtml),
    parametersMarkdown(parameters, writer, level + 1),
    callback.requestBody && bodyMarkdown(callback.requestBody, writer, level + 1),
    responsesMarkdown(callback.responses, text.expectedResponses, writer, level + 1),
  );
}

function lifecycleMarkdown(
  { schemaName, alt, transitions, meaningsHtml, overview }: OperationLifecycle,
  { linkTo, schemas }: OperationWriter,
): string {
  const steps = transitions.map(({ from, to, conditionsHtml, effectsHtml }) =>
    [
      `- ${codeText(from)} → ${codeText(to)}.`,
      ...(conditionsHtml ? [text.onlyIf, schemas.prose(conditionsHtml)] : []),
      ...(effectsHtml ? [text.then, schemas.prose(effectsHtml)] : []),
    ].join(" "),
  );
  return blocks(
    `${textMarkdown(schemaName)}:`,
    steps.join("\n"),
    textMarkdown(alt),
    meaningsHtml && schemas.prose(meaningsHtml),
    overview && `[${text.wholeLifecycle}](${linkTo(overview)})`,
  );
}

/** The first sample, and how to read a list to its end in the one language that needs nothing but itself. */
function samplesMarkdown({ samples }: ApiOperation): string {
  const curl = samples[0]?.html.curl;
  const paging = samples.find(({ hasPaging }) => hasPaging);
  return blocks(
    curl && fence(codeOfFigure(curl), "bash"),
    paging?.html.javascript && `${paging.label}:`,
    paging?.html.javascript && fence(codeOfFigure(paging.html.javascript), "javascript"),
  );
}

export interface ToldOperation extends ApiOperation {
  /** Differences from the previous version. */
  news?: OperationNews;
}

/** An operation in full, without its title. */
export function operationMarkdown(
  operation: ToldOperation,
  writer: OperationWriter,
  level = 2,
): string {
  const { method, path, servers, isWebhook, deprecated, since, lifecycles, callbacks } = operation;
  const heading = (title: string) => `${"#".repeat(level)} ${title}`;
  return blocks(
    fence(`${method} ${isWebhook ? path : (servers[0]?.url ?? "") + path}`, "http"),
    isWebhook && words.webhook,
    deprecated && `**${words.deprecatedOperation}**`,
    since && textMarkdown(text.sinceVersion(since)),
    writer.schemas.prose(operation.descriptionHtml),
    operation.news && newsMarkdown(operation.news, level),
    !isWebhook && blocks(heading(text.authorization), securityMarkdown(operation.security)),
    samplesMarkdown(operation) && blocks(heading(words.request), samplesMarkdown(operation)),
    parametersMarkdown(operation.parameters, writer, level),
    operation.requestBody && bodyMarkdown(operation.requestBody, writer, level),
    responsesMarkdown(operation.responses, text.responses, writer, level),
    callbacks.length > 0 &&
      blocks(
        heading(text.callbacks),
        text.callbacksLead,
        ...callbacks.map((one) => callbackMarkdown(one, writer, level + 1)),
      ),
    lifecycles.length > 0 &&
      blocks(heading(text.lifecycle), ...lifecycles.map((one) => lifecycleMarkdown(one, writer))),
  );
}
