import { graphql, useStaticQuery } from "gatsby";
import { present } from "../present";

/** The site configuration, one file for all pages. */
export function useSiteConfig() {
  const { siteConfig } = useStaticQuery<Queries.SiteConfigQuery>(graphql`
    query SiteConfig {
      siteConfig {
        title
        description
        url
        language
        locales {
          code
          label
          htmlLang
          dir
        }
        contentLanguage {
          label
          htmlLang
          dir
        }
        docVersions {
          name
          label
          banner
          route
          to
          docs
          api
          href
          entries
        }
        feedbackUrl
        repository {
          editUrl
        }
        announcement {
          content
          backgroundColor
          textColor
          isCloseable
        }
        api {
          route
          categoryRoute
        }
        navbar {
          title
          logo {
            ...ConfiguredLogo
          }
          style
          hideOnScroll
          items {
            ...NavbarEntry
            items {
              ...NavbarEntry
            }
          }
        }
        footer {
          style
          logo {
            ...ConfiguredLogo
          }
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

    fragment NavbarEntry on SiteNavbarItem {
      type
      where
      label
      position
      to
      href
      sidebarId
      html
    }

    fragment ConfiguredLogo on SiteLogo {
      src
      srcDark
      alt
      width
      height
    }
  `);
  return present(siteConfig, "configuration");
}
