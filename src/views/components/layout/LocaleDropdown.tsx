import { withPrefix } from "gatsby";
import { useState } from "react";
import { text } from "../../../i18n/text";
import { localeAddress } from "../../../i18n/locale-address";
import { LanguageIcon } from "./icons";
import { linkClass, type NavbarPlace } from "./navbar-place";
import { NavbarDropdown } from "./NavbarDropdown";
import { useSiteConfig } from "./use-site-config";

/** The locales of the site: each links to the same page in another build. */
export function LocaleDropdown({ path, place }: { path: string; place: NavbarPlace }) {
  const { locales, language } = useSiteConfig();
  // Read when the list opens, because the build does not know query and anchor.
  const [{ search, hash }, setPlace] = useState({ search: "", hash: "" });
  const among = { current: language, base: locales[0]?.code ?? language };
  const at = { prefix: __PATH_PREFIX__, path, search, hash };
  const current = locales.find(({ code }) => code === language);
  const label =
    place === "drawer" ? (
      text.languages
    ) : (
      <>
        <LanguageIcon />
        <span className="visually-hidden">{text.languages}: </span>
        {current?.label ?? language}
      </>
    );
  return (
    <NavbarDropdown label={label} place={place} onOpen={() => setPlace(window.location)}>
      {locales.map(({ code, label: name, htmlLang }) => (
        <li key={code}>
          {/* The router must not handle links to another build. */}
          <a
            href={
              process.env.SITE_HAS_LOCALES
                ? localeAddress(at, code, among)
                : withPrefix(path) + search + hash
            }
            lang={htmlLang}
            hrefLang={htmlLang}
            className={linkClass(place)}
            aria-current={code === language ? "true" : undefined}
            onClick={
              process.env.SITE_HAS_LOCALES
                ? (event) => event.nativeEvent.stopPropagation()
                : undefined
            }
          >
            {name}
          </a>
        </li>
      ))}
    </NavbarDropdown>
  );
}
