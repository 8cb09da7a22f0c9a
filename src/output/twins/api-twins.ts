import type { SchemaPart } from "../../openapi/model";
import { htmlConverter, htmlMarkdown, type Convert, type LinkTo } from "./html-markdown";
import { headingMarkdown } from "./markdown-text";
import { namedSchemas, partNames } from "./named-schemas";
import { operationMarkdown, type ToldOperation } from "./operation-markdown";
import { belowMarkdown, type SchemaWriter } from "./schema-markdown";

/** Writes operations of one API as Markdown. */
export interface ApiTwins {
  /** One operation, with the schemas that it needs. */
  operation(operation: ToldOperation): string;
  /** Several under one title, with each schema once for all of them. */
  together(operations: Iterable<ToldOperation>): string;
}

interface ApiTwinSources {
  parts: readonly SchemaPart[];
  linkTo: LinkTo;
  errorCatalogue?: string | null | undefined;
  /** For descriptions that are no plain sentences; by default each is converted anew. */
  convert?: Convert;
}

/** Sets up the writer of one API: names of schemas and texts of descriptions are made once. */
export function apiTwins({
  parts,
  linkTo,
  errorCatalogue,
  convert = htmlMarkdown(linkTo),
}: ApiTwinSources): ApiTwins {
  const prose = htmlConverter(convert);
  const byKey = new Map(parts.map((part) => [part.key, part]));
  const plain: SchemaWriter = { prose, refer: (key) => byKey.get(key)?.name ?? key };
  const names = partNames(parts, ({ below }) => belowMarkdown(below, plain));
  const writerOf = (schemas: SchemaWriter) => ({
    schemas,
    linkTo,
    errorCatalogue: errorCatalogue ?? undefined,
  });
  return {
    operation(operation) {
      const schemas = namedSchemas(byKey, names, prose);
      const body = operationMarkdown(operation, writerOf(schemas.writer));
      return [headingMarkdown(1, operation.summary), body, schemas.section(2)]
        .filter(Boolean)
        .join("\n\n");
    },
    together(operations) {
      const schemas = namedSchemas(byKey, names, prose);
      const texts: string[] = [];
      for (const operation of operations)
        texts.push(
          `${headingMarkdown(2, operation.summary)}\n\n${operationMarkdown(operation, writerOf(schemas.writer), 3)}`,
        );
      return [...texts, schemas.section(2)].filter(Boolean).join("\n\n");
    },
  };
}
