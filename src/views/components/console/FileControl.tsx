import { useState } from "react";
import { fileNamed, keepFile } from "../../../browser/console/session/chosen-files";
import { text } from "../../../i18n/console-text";

interface FileControlProps {
  shared: { id: string };
  /** Name of the file that was chosen, or of the one in an example. */
  value: string;
  onChange: (name: string) => void;
}

/** The control for a file: its name stands in the body, its content is read when the request is sent. */
export function FileControl({ shared, value, onChange }: FileControlProps) {
  // Then the browser's control says which one.
  const [wasChosen, setChosen] = useState(false);
  return (
    <>
      <input
        {...shared}
        type="file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) keepFile(file);
          setChosen(true);
          onChange(file?.name ?? "");
        }}
      />
      {value && !wasChosen && (
        <span>{fileNamed(value) ? text.chosenFile(value) : text.exampleFile(value)}</span>
      )}
    </>
  );
}
