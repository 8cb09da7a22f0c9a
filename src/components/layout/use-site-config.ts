import { graphql, useStaticQuery } from "gatsby";
import { present } from "../present";

/** The validated site configuration, shared by all pages. */
export function useSiteConfig() {
  const { siteConfig } = useStaticQuery<Queries.SiteConfigQuery>(graphql`
    query SiteConfig {
      siteConfig {
        title
        description
        url
        language
        api {
          route
          categoryRoute
        }
        navbar {
          title
          items {
            label
            to
            href
            position
            sidebarId
          }
        }
        footer {
          columns {
            title
            links {
              label
              to
              href
            }
          }
          copyright
        }
        colorMode {
          disableSwitch
        }
      }
    }
  `);
  return present(siteConfig, "configuration");
}
