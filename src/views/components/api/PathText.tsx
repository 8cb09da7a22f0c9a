import { Fragment } from "react";

/** The path of an operation, which breaks before a slash sooner than in a word. */
export function PathText({ path }: { path: string }) {
  return path.split(/(?=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
