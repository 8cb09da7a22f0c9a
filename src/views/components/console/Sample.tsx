import { useMemo, useState } from "react";
import { codeTokens } from "../../../browser/console/editor/json-tokens";
import type { BuiltRequest } from "../../../browser/console/request/build-request";
import { sampleCode } from "../../../browser/console/request/sample-code";
import { chosenTarget, credentialsFor } from "../../../browser/console/session/target";
import { text } from "../../../i18n/console-text";
import { sampleLanguages, type SampleLanguage } from "../../../openapi/request-samples/languages";
import { rememberLanguage } from "../../../browser/reference/samples";
import { readStorage } from "../../../browser/storage";
import { storageKeys } from "../../../browser/storage-keys";
import { Colored } from "./Colored";
import { CopyButton } from "./CopyButton";
import { useConsoleContext } from "./console-context";
import { Options } from "./Options";
import * as styles from "./Answer.module.css";

const storedLanguage = () => {
  const stored = readStorage(storageKeys.sampleLanguage);
  return sampleLanguages.find(({ id }) => id === stored)?.id ?? "curl";
};

/** The current request as code, in the language that the reader has chosen. */
export function Sample({ request }: { request: BuiltRequest }) {
  const { of } = useConsoleContext();
  const [language, setLanguage] = useState<SampleLanguage>(storedLanguage);
  const target = chosenTarget();
  const server =
    target.kind === "server" ? target.url : (of.file.servers[0]?.url ?? "https://api.example.com");
  const { security, answer } = of.file;
  const credentials = credentialsFor(server, security);
  const code = useMemo(
    () => sampleCode(language, request, server, credentials, answer),
    [language, request, server, credentials, answer],
  );
  return (
    <section className={styles.panel} aria-labelledby="console-code">
      <div className={styles.head}>
        <h3 id="console-code">{text.code}</h3>
        <select
          aria-label={text.language}
          value={language}
          onChange={({ target: { value } }) => {
            setLanguage(value as SampleLanguage);
            rememberLanguage(value);
          }}
        >
          <Options of={sampleLanguages.map(({ id, label }) => [id, label])} />
        </select>
        <CopyButton copy={code} />
      </div>
      {/* It scrolls, so the keyboard must be able to reach it. */}
      <pre className={styles.code} tabIndex={0} role="group" aria-labelledby="console-code">
        <code>
          <Colored text={code} tokens={codeTokens} />
        </code>
      </pre>
    </section>
  );
}
