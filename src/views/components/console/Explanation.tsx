import { jsonOf, type ReceivedAnswer } from "../../../browser/console/send/received-answer";
import { text } from "../../../i18n/console-text";
import { isObject, listAt, objectAt, textAt, type JsonObject } from "../../../openapi/json";
import { useConsoleContext } from "./console-context";
import { siteAddress } from "./site-address";
import * as styles from "./Answer.module.css";

type OnField = (place: { pointer?: string; parameter?: string }) => void;

/** The entries of a problem's `errors`, with buttons that lead to their fields if `onField` is given. */
function Errors({ errors, onField }: { errors: readonly JsonObject[]; onField?: OnField }) {
  return (
    <ul>
      {errors.map((error, index) => {
        const pointer = typeof error.pointer === "string" ? error.pointer : undefined;
        const parameter = textAt(error, "parameter");
        const place = {
          ...(parameter && { parameter }),
          ...(pointer !== undefined && { pointer }),
        };
        return (
          <li key={index}>
            {textAt(error, "message") ?? textAt(error, "rule")}{" "}
            {onField && (
              <button type="button" onClick={() => onField(place)}>
                {text.toField(parameter ?? (pointer || text.wholeBody))}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface ExplanationProps {
  answer: ReceivedAnswer;
  onField: OnField;
  onNextPage: (cursor: string) => void;
}

/** What a response means: the problem with links to its fields, the description's text, or the next page. */
export function Explanation({ answer, onField, onNextPage }: ExplanationProps) {
  const { of } = useConsoleContext();
  const body = jsonOf(answer.body);
  const cursor = textAt(objectAt(body, "page"), "nextCursor");
  if (answer.status < 400)
    return cursor ? (
      <p className={styles.note}>
        <button type="button" onClick={() => onNextPage(cursor)}>
          {text.nextPage}
        </button>
      </p>
    ) : null;
  const known = of.statuses.get(String(answer.status));
  const code = textAt(body, "code");
  const type = textAt(body, "type");
  const link = type && siteAddress(type);
  // Other problems are about fields of the record, not of the request.
  const isAboutFields = answer.status === 422 || answer.status === 400;
  const errors = listAt(body, "errors").filter(isObject);
  return (
    <div className={styles.problem} data-tone={answer.status === 409 ? "warning" : "danger"}>
      {textAt(body, "title") && <strong>{textAt(body, "title")}</strong>}
      {(!errors.length || !isAboutFields) && <p>{textAt(body, "detail")}</p>}
      {text.hints[answer.status] && <p>{text.hints[answer.status]}</p>}
      {errors.length > 0 && (
        <Errors errors={errors} onField={isAboutFields ? onField : undefined} />
      )}
      <p className={styles.faint}>
        {known === undefined ? text.undocumented : `${text.documented}: ${known}`}
        {code && link && (
          <>
            {" "}
            <a href={link}>{text.aboutCode(code)}</a>
          </>
        )}
      </p>
    </div>
  );
}
