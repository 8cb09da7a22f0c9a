import { useEffect, useId, useRef, useState } from "react";
import { calculate } from "../../../content/calculators/calculate";
import { readNumber } from "../../../content/calculators/numbers";
import type { CalculationSheet } from "../../../content/calculators/sheet";
import { beforeResult, labelOf, nameOf, resultOf } from "../../../content/calculators/wording";
import { text } from "../../../i18n/calculators-text";
import * as styles from "./CalculatorForm.module.css";

interface NumberFieldProps {
  label: string;
  /** In a table, the column and the line are the label. */
  isInTable?: boolean;
  value: string;
  onChange: (value: string) => void;
}

function NumberField({ label, isInTable, value, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <>
      {!isInTable && <label htmlFor={id}>{label}</label>}
      <input
        id={id}
        aria-label={isInTable ? label : undefined}
        aria-invalid={readNumber(value) === undefined}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}

interface LinesProps {
  sheet: CalculationSheet;
  onChange: (rows: string[][]) => void;
}

function Lines({ sheet, onChange }: LinesProps) {
  const { rows, columns } = sheet;
  const labels = columns.map((column) => labelOf(column, sheet));
  const change = (row: number, cell: number, value: string) =>
    onChange(
      rows.map((cells, at) =>
        at === row ? cells.map((old, index) => (index === cell ? value : old)) : cells,
      ),
    );
  const blank = [text.newLine(rows.length + 1), ...columns.map(() => "0")];
  return (
    <>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{text.line}</th>
            {labels.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = "", ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((value, at) => (
                <td key={labels[at]}>
                  <NumberField
                    isInTable
                    label={text.ofLine(labels[at] ?? "", name)}
                    value={value}
                    onChange={(typed) => change(row, at + 1, typed)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.buttons}>
        <button type="button" onClick={() => onChange([...rows, blank])}>
          {text.add}
        </button>
        {rows.length > 1 && (
          <button type="button" onClick={() => onChange(rows.slice(0, -1))}>
            {text.remove}
          </button>
        )}
      </p>
    </>
  );
}

interface CalculatorFormProps {
  /** What the page calculates with. */
  sheet: CalculationSheet;
  label: string;
}

/** Calculates with the reader's own numbers, from those of the page on. */
export function CalculatorForm({ sheet: first, label }: CalculatorFormProps) {
  const [sheet, setSheet] = useState(first);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const steps = calculate(sheet);
  const { numbers, fields } = sheet;
  return (
    <div ref={form} className={styles.form} role="group" aria-label={label}>
      <div className={styles.fields}>
        {fields.map((name) => (
          <div key={name}>
            <NumberField
              label={labelOf(name, sheet)}
              value={numbers[name] ?? ""}
              onChange={(value) => setSheet({ ...sheet, numbers: { ...numbers, [name]: value } })}
            />
          </div>
        ))}
      </div>
      {sheet.columns.length > 0 && (
        <Lines sheet={sheet} onChange={(rows) => setSheet({ ...sheet, rows })} />
      )}
      <output aria-label={text.result} className={styles.result}>
        {steps ? (
          <ul>
            {steps.map((step) => (
              <li key={step.name} data-answer={step.isAnswer}>
                {nameOf(step.name)}: {beforeResult(step)}
                <strong>{resultOf(step)}</strong>
              </li>
            ))}
          </ul>
        ) : (
          text.notNumbers
        )}
      </output>
      <button type="button" onClick={() => setSheet(first)}>
        {text.reset}
      </button>
    </div>
  );
}
