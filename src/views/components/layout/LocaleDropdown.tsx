import { withPrefix } from "gatsby";
import { useState } from "react";
import { text } from "../../../i18n/text";
import { localeAddress } from "../../../i18n/locale-address";
import { LanguageIcon } from "./icons";
import { linkClass, type NavbarPlace } from "./navbar-place";
import { NavbarDropdown } from "./NavbarDropdown";
import { useSiteConfig } from "./use-site-config";

interface LocaleDropdownProps {
  path: string;
  place: NavbarPlace;
}

/** The locales of the site; each leads to the same place in a build of its own. With one there is nothing to switch. */
export function LocaleDropdown({ path, place }: LocaleDropdownProps) {
  const { locales, language } = useSiteConfig();
  // Query and anchor are unknown to the build; they are read when the list opens.
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
          {/* Another build: the router of this one must not take the click. */}
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
