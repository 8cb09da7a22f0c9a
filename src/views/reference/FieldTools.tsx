import { text } from "../../i18n/text";

/** Lets readers hide optional fields, and choose how many levels of fields open, on all pages. */
export function FieldTools() {
  return (
    <div className="field-tools" data-no-markdown>
      <label>
        <input type="checkbox" data-required-only autoComplete="off" /> {text.requiredOnly}
      </label>
      <label>
        {text.fieldDepth}{" "}
        <select data-depth autoComplete="off">
          {text.fieldDepths.map((label, depth) => (
            <option key={depth} value={depth}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
