import font from "../theme/fonts/geist.woff2";

const inSite = (file: string) => `${__PATH_PREFIX__}/${file}`;

/** Icons, the manifest, and the font early enough for the first paint: the same on every page. */
export const headLinks = [
  <link key="font" rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />,
  <link key="ico" rel="icon" href={inSite("favicon.ico")} sizes="32x32" />,
  <link key="icon" rel="icon" href={inSite("favicon.svg")} type="image/svg+xml" />,
  <link key="touch-icon" rel="apple-touch-icon" href={inSite("apple-touch-icon.png")} />,
  <link key="manifest" rel="manifest" href={inSite("site.webmanifest")} />,
];
