import { useState } from "react";
import { isServerAddress } from "../../../browser/console/session/target";
import { text } from "../../../i18n/console-text";
import { CredentialFields } from "./CredentialFields";
import { useConsoleContext } from "./console-context";
import { Options } from "./Options";
import * as styles from "./Console.module.css";

/** The server and its credentials, which are not shown for or sent to another server. */
export function ServerFields({ url, onChange }: { url: string; onChange: (url: string) => void }) {
  const { of } = useConsoleContext();
  const { servers } = of.file;
  const known = servers.some((server) => server.url === url);
  const [isOther, setOther] = useState(!known);
  const isWrong = !isServerAddress(url);
  return (
    <div className={styles.server}>
      <label>
        {text.server}
        <select
          value={isOther ? "" : url}
          onChange={({ target: { value } }) => {
            setOther(value === "");
            if (value) onChange(value);
          }}
        >
          <Options of={servers.map((server) => [server.url, server.url])} />
          <option value="">{text.otherServer}</option>
        </select>
      </label>
      {isOther && (
        <label>
          {text.serverAddress}
          <input
            type="url"
            value={url}
            spellCheck={false}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? "console-address-finding" : undefined}
            onChange={({ target }) => onChange(target.value.trim())}
          />
          {isWrong && <span id="console-address-finding">{text.wrongAddress}</span>}
        </label>
      )}
      <CredentialFields key={url} url={url} onChange={() => onChange(url)} />
    </div>
  );
}
