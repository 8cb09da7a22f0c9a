interface TabChoicesProps {
  /** Unique on the page. */
  name: string;
  label: string;
  options: readonly { value: string; label: string; answer?: string | undefined }[];
}

/** One of several, as tabs; the first is chosen. Browsers keep the choice even before scripts can act on it. */
export function TabChoices({ name, label, options }: TabChoicesProps) {
  return (
    <div className="choices" role="radiogroup" aria-label={label} data-choices={name}>
      {options.map((option, index) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={index === 0}
            data-answer={option.answer}
            autoComplete="off"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
