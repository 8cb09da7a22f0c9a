import { Fragment, type ReactNode } from "react";

/** Nodes of a line with a text between them. */
export const joined = (nodes: readonly ReactNode[], between: ReactNode = ", ") =>
  nodes.map((node, index) => (
    <Fragment key={index}>
      {index > 0 && between}
      {node}
    </Fragment>
  ));
