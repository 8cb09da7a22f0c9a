import { text } from "../../i18n/en";
import * as fields from "./Field.module.css";
import { Section } from "./Section";

type Requirements = Queries.OperationPartsFragment["security"];

/** What lets a request in: the alternatives, each with its schemes and scopes. */
export function Security({ requirements }: { requirements: Requirements }) {
  const open = requirements.length === 0 || requirements.every(({ schemes }) => !schemes.length);
  return (
    <Section id="authorization" title={text.authorization}>
      {open && <p className={fields.facts}>{text.authorizationNone}</p>}
      {!open && requirements.length > 1 && <p className={fields.facts}>{text.authorizationAny}</p>}
      {!open && (
        <ul className={fields.fields}>
          {requirements.map(({ schemes }) => (
            <li key={schemes.map(({ name }) => name).join()} className={fields.field}>
              {schemes.map(({ name, label, scopes }) => (
                <div key={name}>
                  <span className={fields.text}>{label}</span>
                  {scopes.length > 0 && (
                    <p className={fields.facts}>
                      <span>
                        {text.scopes}{" "}
                        {scopes.map((scope) => (
                          <code key={scope}>{scope}</code>
                        ))}
                      </span>
                    </p>
                  )}
                </div>
              ))}
              {schemes.length === 0 && text.authorizationNone}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
