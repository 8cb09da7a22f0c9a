import { MDXProvider } from "@mdx-js/react";
import type { ReactNode } from "react";
import { mdxComponents } from "./mdx-components";
import { OperationsContext, type LinkedOperation } from "./Operation";

interface MdxBodyProps {
  /** The operations that the page links to by `<Operation id="…"/>`. */
  operations: readonly (LinkedOperation | null)[];
  children: ReactNode;
}

/** The content of an MDX page. */
export function MdxBody({ operations, children }: MdxBodyProps) {
  const found = operations.filter((operation) => operation !== null);
  return (
    <OperationsContext.Provider value={found}>
      <div className="prose">
        <MDXProvider components={mdxComponents}>{children}</MDXProvider>
      </div>
    </OperationsContext.Provider>
  );
}
