import { graphql, useStaticQuery } from "gatsby";

/** The validated site configuration, shared by all pages. */
export function useSiteConfig() {
  return useStaticQuery<Queries.SiteConfigQuery>(graphql`
    query SiteConfig {
      siteConfig {
        title
        description
        url
        language
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
  `).siteConfig;
}
