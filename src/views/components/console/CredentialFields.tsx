import {
  chooseWay,
  chosenWay,
  keepSecret,
  labelOf,
  secretFor,
} from "../../../browser/console/session/target";
import { text } from "../../../i18n/console-text";
import { useConsoleContext } from "./console-context";

interface CredentialFieldsProps {
  /** Of the server. */
  url: string;
  onChange: () => void;
}

/** By what the reader is let in to a server: one of the ways of the description, and what it asks for. */
export function CredentialFields({ url, onChange }: CredentialFieldsProps) {
  const { ways } = useConsoleContext().of.file;
  const chosen = chosenWay(url, ways);
  const credentials = ways[chosen] ?? [];
  return (
    <>
      {ways.length > 1 && (
        <label>
          {text.letInBy}
          <select
            value={chosen}
            onChange={({ target }) => {
              chooseWay(url, ways[Number(target.value)] ?? []);
              onChange();
            }}
          >
            {ways.map((way, index) => (
              <option key={index} value={index}>
                {labelOf(way) || text.noCredential}
              </option>
            ))}
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
              // As a property: what is an attribute stands in the document.
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
