import { useState } from "react";
import { fileNamed, keepFile } from "../../../browser/console/session/chosen-files";
import { text } from "../../../i18n/console-text";

interface FileControlProps {
  shared: { id: string };
  /** Name of the chosen file, or of the file in an example. */
  value: string;
  onChange: (name: string) => void;
}

/** The control for a file: the body contains its name; its content is read when the request is sent. */
export function FileControl({ shared, value, onChange }: FileControlProps) {
  // The browser's control then shows the name itself.
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
