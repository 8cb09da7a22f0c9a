import { graphql, type PageProps } from "gatsby";
import { useEffect, useState } from "react";
import { firstEntries } from "../views/components/home/first-entries";
import { NotFoundView } from "../views/components/not-found/NotFoundView";
import { present } from "../views/components/present";
import { Seo } from "../views/components/seo/Seo";
import { text } from "../i18n/text";

/** Shown for every unknown path, with status 404 from the server. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  // The static HTML is the same for all paths.
  const [path, setPath] = useState("");
  useEffect(() => setPath(location.pathname.slice(__PATH_PREFIX__.length)), [location.pathname]);
  const entries = firstEntries(present(data.siteConfig, "configuration").home.sections)
    .flatMap(({ label, to }) => (to ? [{ label, to }] : []))
    .slice(0, 5);
  return (
    <>
      <Seo
        path="/404"
        title={text.notFoundTitle}
        description={text.notFoundText}
        noIndex
        noMarkdown
      />
      <NotFoundView path={path} entries={entries} />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    siteConfig {
      home {
        sections {
          entries {
            label
            to
          }
        }
      }
    }
  }
`;
