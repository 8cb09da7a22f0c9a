import { MDXProvider } from "@mdx-js/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { mdxComponents } from "./mdx-components";
import { NamedThingsContext, type NamedThings } from "./named-things";

interface MdxBodyProps {
  page: NamedThings;
  children: ReactNode;
}

/** The content of an MDX page. */
export function MdxBody({ page, children }: MdxBodyProps) {
  return (
    <NamedThingsContext.Provider value={page}>
      <div className="prose">
        <MDXProvider components={mdxComponents}>{children}</MDXProvider>
      </div>
    </NamedThingsContext.Provider>
  );
}

export const namedThings = graphql`
  fragment NamedThings on ContentPage {
    operations {
      slug
      route
      method
      summary
    }
    statuses {
      of
      is
      to
    }
    terms {
      key
      term
      kind
      definition
    }
  }
`;
