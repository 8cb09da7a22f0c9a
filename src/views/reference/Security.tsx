import { Fragment } from "react";
import { text } from "../../i18n/text";
import type { SecurityRequirement } from "../../openapi/security-requirements";
import { joined } from "../components/joined";
import { Section } from "./Section";

/** The alternative security requirements, each with its schemes and scopes. */
export function Security({ requirements }: { requirements: readonly SecurityRequirement[] }) {
  const open = requirements.every(({ schemes }) => !schemes.length);
  return (
    <Section id="authorization" title={text.authorization}>
      {open ? (
        <p className="facts">{text.authorizationNone}</p>
      ) : (
        <>
          {requirements.length > 1 && <p className="facts">{text.authorizationAny}</p>}
          <ul className="schemes">
            {requirements.map(({ schemes }, index) => (
              <li key={index}>
                {schemes.length === 0 && text.authorizationNone}
                {schemes.map(({ name, label, scopes, otherScopes = [] }, at) => (
                  <Fragment key={name}>
                    {at > 0 && ` ${text.and} `}
                    {label}
                    {scopes.length > 0 && (
                      <>
                        {" · "}
                        {text.scopes}{" "}
                        {[scopes, ...otherScopes].map((alternative, choice) => (
                          <Fragment key={choice}>
                            {choice > 0 && ` ${text.or} `}
                            {joined(alternative.map((scope) => <code key={scope}>{scope}</code>))}
                          </Fragment>
                        ))}
                      </>
                    )}
                  </Fragment>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
