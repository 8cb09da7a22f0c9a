import { localeAddress } from "../../../i18n/locale-address";
import { sentAddress } from "../../../config/addresses/sent-address";

type Site = NonNullable<Queries.SiteConfigQuery["siteConfig"]>;

/** The addresses of a page in all locales, if there are several. `x-default` is the first locale. */
export function alternateAddresses(
  { url, language, locales }: Site,
  path: string,
): { hrefLang: string; href: string }[] {
  const [base] = locales;
  if (!process.env.SITE_HAS_LOCALES || !base) return [];
  const place = { prefix: __PATH_PREFIX__, path, search: "", hash: "" };
  const addressOf = (code: string) =>
    url +
    sentAddress(localeAddress(place, code, { current: language, base: base.code })).replace(
      /\/$/,
      "",
    );
  return [
    ...locales.map(({ code, htmlLang }) => ({ hrefLang: htmlLang, href: addressOf(code) })),
    { hrefLang: "x-default", href: addressOf(base.code) },
  ];
}
