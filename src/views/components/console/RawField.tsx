import type { JSONPath, Node } from "jsonc-parser";
import { useState } from "react";
import { rawText, readJson, setInJson } from "../../../browser/console/request/exact-json";
import { useConsoleContext } from "./console-context";
import * as styles from "./Fields.module.css";

interface RawFieldProps {
  shared: { id: string };
  node: Node | undefined;
  path: JSONPath;
}

/** A value of any type or with arbitrary keys, edited as JSON, which is applied whenever it is valid. */
export function RawField({ shared, node, path }: RawFieldProps) {
  const { body, setBody } = useConsoleContext();
  const [own, setOwn] = useState<string>();
  const written = node ? rawText(body, node) : "";
  // Of the body, its lines are indented as deep as it stands there.
  const [, indent = "\n"] = /(\n *)\S*$/.exec(written) ?? [];
  const value = own ?? written.replaceAll(indent, "\n");
  return (
    <textarea
      {...shared}
      className={styles.raw}
      value={value}
      rows={Math.min(8, value.split("\n").length)}
      spellCheck={false}
      onBlur={() => setOwn(undefined)}
      onChange={({ target }) => {
        setOwn(target.value);
        const { node: read } = readJson(target.value);
        if (!read) return;
        const mark = `raw-${path.length}-value`;
        setBody(
          setInJson(body, path, mark).replace(JSON.stringify(mark), () =>
            target.value.replaceAll("\n", indent),
          ),
        );
      }}
    />
  );
}
