import * as styles from "./Fields.module.css";

interface ChoicesProps {
  choices: readonly unknown[];
  chosen: readonly unknown[];
  onChange: (chosen: unknown[]) => void;
}

/** Several of some values, to tick; values that are none of them can be removed. */
export function Choices({ choices, chosen, onChange }: ChoicesProps) {
  const all = [...choices, ...chosen.filter((value) => !choices.includes(value))];
  return (
    <div className={styles.choices}>
      {all.map((choice) => (
        <label key={String(choice)}>
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={({ target }) =>
              onChange(
                all.filter((one) => (one === choice ? target.checked : chosen.includes(one))),
              )
            }
          />
          {String(choice)}
        </label>
      ))}
    </div>
  );
}
