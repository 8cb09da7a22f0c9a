import { MDXProvider } from "@mdx-js/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { languageAttributes } from "../locale/language-attributes";
import { mdxComponents } from "./mdx-components";
import { NamedThingsContext } from "./named-things";

interface MdxBodyProps {
  page: Queries.NamedThingsFragment;
  children: ReactNode;
}

/** The content of an MDX page. */
export function MdxBody({ page, children }: MdxBodyProps) {
  return (
    <NamedThingsContext.Provider value={page}>
      <div className="prose" {...languageAttributes(page.language)}>
        <MDXProvider components={mdxComponents}>{children}</MDXProvider>
      </div>
    </NamedThingsContext.Provider>
  );
}

export const namedThings = graphql`
  fragment NamedThings on ContentPage {
    language {
      label
      htmlLang
      dir
    }
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
    pictures {
      ...PictureParts
    }
  }

  fragment PictureParts on Picture {
    src
    width
    height
    base
    widths
    fallback
    eager
  }
`;
