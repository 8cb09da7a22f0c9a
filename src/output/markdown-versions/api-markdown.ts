import type { SchemaPart } from "../../openapi/schema-node";
import { htmlConverter, htmlMarkdown, type Convert, type LinkTo } from "./html-markdown";
import { headingMarkdown } from "./markdown-text";
import { namedSchemas, partNames, printOnce } from "./named-schemas";
import { operationMarkdown, type ToldOperation } from "./operation-markdown";
import { belowMarkdown, type SchemaWriter } from "./schema-markdown";

export interface ApiMarkdown {
  /** One operation, with the schemas that it needs. */
  operation(operation: ToldOperation): string;
  /** Several operations, with each schema once. */
  together(operations: Iterable<ToldOperation>): string;
}

interface ApiMarkdownSources {
  parts: readonly SchemaPart[];
  linkTo: LinkTo;
  errorCatalog?: string | null | undefined;
  /** Converts descriptions that are not plain sentences; by default without a cache. */
  convert?: Convert;
}

/** The writer of one API; converts names of schemas and descriptions once. */
export function apiMarkdown({
  parts,
  linkTo,
  errorCatalog,
  convert = htmlMarkdown(linkTo),
}: ApiMarkdownSources): ApiMarkdown {
  const prose = htmlConverter(convert);
  const byKey = new Map(parts.map((part) => [part.key, part]));
  const names = partNames(parts, ({ below }, refer) => belowMarkdown(below, { prose, refer }));
  // Long sections are cut where they have to be by trying, and operations share their schemas.
  const [operationOnce, schemaOnce] = [printOnce(), printOnce()];
  const writerOf = (schemas: SchemaWriter) => ({
    schemas,
    linkTo,
    errorCatalog: errorCatalog ?? undefined,
  });
  return {
    operation(operation) {
      const schemas = namedSchemas(byKey, names, prose, schemaOnce);
      const body = operationMarkdown(operation, writerOf(schemas.writer));
      return [headingMarkdown(1, operation.summary), body, schemas.section(2)]
        .filter(Boolean)
        .join("\n\n");
    },
    together(operations) {
      const schemas = namedSchemas(byKey, names, prose, schemaOnce);
      const texts: string[] = [];
      for (const operation of operations) {
        const text = operationOnce(operation.slug, schemas.writer, (writer) =>
          operationMarkdown(operation, writerOf(writer), 3),
        );
        texts.push(`${headingMarkdown(2, operation.summary)}\n\n${text}`);
      }
      return [...texts, schemas.section(2)].filter(Boolean).join("\n\n");
    },
  };
}
