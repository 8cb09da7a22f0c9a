import { text } from "../../i18n/text";
import { bodyRoot } from "../../openapi/field-path";
import type { ApiMediaType } from "../../openapi/bodies";
import { Facts } from "./Facts";
import { typeWords } from "./FieldRow";
import { Nested, Schema } from "./Schema";
import { Prose } from "./Prose";
import { hasBelow } from "./schema-below";

interface MediaTypesProps {
  content: readonly ApiMediaType[];
  /** Prefix of the fields' addresses: `body`, `response-200`. */
  root: string;
  /** The body of a request: what its shared schema says of it as a whole is shown, such as how lists are replaced. */
  isRequest?: boolean;
  /** An element around it has this address as its id. */
  isInside?: boolean;
  /** Prefix of the addresses of responses, for `sameAs`. */
  responses?: string;
}

/** The body of a request or response, by media type. */
export function MediaTypes(props: MediaTypesProps) {
  const { content, root, isRequest, isInside, responses = "response" } = props;
  return content.map(({ mediaType, schema, sameAs }, index) => {
    const path = bodyRoot(root, mediaType, index);
    return (
      <div
        key={mediaType}
        id={isInside && index === 0 ? undefined : path}
        data-part={sameAs ? undefined : schema?.part}
        data-path={path}
      >
        <p className="facts">
          {mediaType}
          {schema && ` · ${schema.name ?? typeWords(schema)}`}
          {sameAs && (
            <>
              {" · "}
              <a href={`#${responses}-${sameAs}`}>{text.sameBodyAs(sameAs)}</a>
            </>
          )}
        </p>
        {schema && (isRequest || !schema.name) && (
          <Prose html={schema.descriptionHtml} className="field-text" />
        )}
        {schema && <Facts schema={schema} />}
        {schema && hasBelow(schema) && !sameAs && (
          <Schema node={schema} path={path} level={0} above={[]} />
        )}
        {schema && hasBelow(schema) && sameAs && (
          <Nested node={schema} path={path} level={0} above={[]} isElsewhere />
        )}
      </div>
    );
  });
}
