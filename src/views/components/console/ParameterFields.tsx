import { useState } from "react";
import type { ConsoleParameter } from "../../../browser/console/request/console-operation";
import type { Draft } from "../../../browser/console/request/draft";
import { chosenTarget } from "../../../browser/console/session/target";
import { text } from "../../../i18n/console-text";
import { useConsoleContext } from "./console-context";
import { ParameterField } from "./ParameterField";
import * as styles from "./Fields.module.css";

interface ParameterFieldsProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onCurrentVersion: (key: string) => void;
}

/** All parameters: first those that are required or often needed, the others in a disclosure. */
export function ParameterFields({ draft, onChange, onCurrentVersion }: ParameterFieldsProps) {
  const { of } = useConsoleContext();
  const [startsOpen] = useState(() =>
    of.parameters.every(({ required, key }) => !required || draft.parameters[key] === undefined),
  );
  if (!of.parameters.length) return null;
  const isNear = ({ required, name }: ConsoleParameter) =>
    required || /^(idempotency-key|if-match)$/i.test(name);
  const isMock = chosenTarget().kind === "mock";
  const near = of.parameters.filter(isNear);
  const others = of.parameters.filter((parameter) => !isNear(parameter));
  const field = (parameter: ConsoleParameter) => (
    <ParameterField
      key={parameter.key}
      parameter={parameter}
      value={draft.parameters[parameter.key] ?? ""}
      onChange={(value) =>
        onChange({ ...draft, parameters: { ...draft.parameters, [parameter.key]: value } })
      }
      onCurrentVersion={() => onCurrentVersion(parameter.key)}
    />
  );
  return (
    <fieldset className={styles.group}>
      <legend>{text.parameters}</legend>
      {near.map(field)}
      {!isMock && of.parameters.some(({ place }) => place === "cookie") && <p>{text.cookies}</p>}
      {others.length > 0 && (
        <details open={startsOpen}>
          <summary>{text.moreParameters(others.length)}</summary>
          {others.map(field)}
        </details>
      )}
    </fieldset>
  );
}
