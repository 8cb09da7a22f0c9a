import {
  chooseOption,
  chosenOption,
  keepSecret,
  labelOf,
  secretFor,
} from "../../../browser/console/session/target";
import { text } from "../../../i18n/console-text";
import { useConsoleContext } from "./console-context";
import { Options } from "./Options";

/** The credentials for a server: a choice of the description's security options, and the fields of the chosen one. */
export function CredentialFields({ url, onChange }: { url: string; onChange: () => void }) {
  const { security } = useConsoleContext().of.file;
  const chosen = chosenOption(url, security);
  const credentials = security[chosen] ?? [];
  return (
    <>
      {security.length > 1 && (
        <label>
          {text.letInBy}
          <select
            value={chosen}
            onChange={({ target }) => {
              chooseOption(url, security[Number(target.value)] ?? []);
              onChange();
            }}
          >
            <Options
              of={security.map((option, index) => [index, labelOf(option) || text.noCredential])}
            />
          </select>
        </label>
      )}
      {credentials.map((credential) =>
        credential.place === "cookie" ? (
          <p key={credential.scheme}>{text.cookieCredential(credential.label)}</p>
        ) : (
          <label key={credential.scheme}>
            {text.secret(credential.kind, credential.label)}
            <input
              type="password"
              autoComplete="off"
              // As a property, because an attribute would be in the document.
              ref={(input) => {
                if (input) input.value = secretFor(url, credential);
              }}
              aria-describedby="console-secret-about"
              onChange={({ target }) => {
                keepSecret(url, credential, target.value.trim());
                onChange();
              }}
            />
          </label>
        ),
      )}
      {credentials.length > 0 && <span id="console-secret-about">{text.secretLead}</span>}
    </>
  );
}
