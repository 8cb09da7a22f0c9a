import { jsonOf, type Answer } from "../../../browser/console/send/answer";
import { text } from "../../../i18n/console-text";
import { isObject, listAt, objectAt, textAt } from "../../../openapi/json";
import { useConsoleContext } from "./console-context";
import { siteAddress } from "./site-address";
import * as styles from "./Outcome.module.css";

interface ExplanationProps {
  answer: Answer;
  onField: (place: { pointer?: string; parameter?: string }) => void;
  onNextPage: (cursor: string) => void;
}

/** What an answer means: the problem in words with a way to each field, what the description says, the next page. */
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
  // Other problems are about the record, whose fields are not in the request.
  const isAboutFields = answer.status === 422 || answer.status === 400;
  const errors = listAt(body, "errors").filter(isObject);
  return (
    <div className={styles.problem} data-tone={answer.status === 409 ? "warning" : "danger"}>
      {textAt(body, "title") && <strong>{textAt(body, "title")}</strong>}
      {(!errors.length || !isAboutFields) && <p>{textAt(body, "detail")}</p>}
      {text.hints[answer.status] && <p>{text.hints[answer.status]}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map((error, index) => {
            const pointer = typeof error.pointer === "string" ? error.pointer : undefined;
            const parameter = textAt(error, "parameter");
            const name = parameter ?? (pointer || text.wholeBody);
            return (
              <li key={index}>
                {textAt(error, "message") ?? textAt(error, "rule")}{" "}
                {isAboutFields && (
                  <button
                    type="button"
                    onClick={() =>
                      onField({
                        ...(parameter && { parameter }),
                        ...(pointer !== undefined && { pointer }),
                      })
                    }
                  >
                    {text.toField(name)}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <p className={styles.faint}>
        {known ? `${text.documented}: ${known.description}` : text.undocumented}
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
