import icon from "../../static/favicon.svg";
import { lateRules } from "../browser/late-layout/late-parts";
import font from "./theme/fonts/geist.woff2";

const inSite = (file: string) => `${__PATH_PREFIX__}/${file}`;

/** Not in a style sheet, because browsers apply the font again when sheets change, and the text moves. */
const fontFace = `@font-face{font-family:"Geist";src:url(${font}) format("woff2");font-weight:400 700;font-style:normal;font-display:optional}`;

/** Font, styles, icons, and manifest, the same on every page. The SVG icon is inlined: Chromium refetches icons on navigation. */
export const headLinks = [
  <link key="font" rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />,
  <style key="font-face" data-font="" dangerouslySetInnerHTML={{ __html: fontFace }} />,
  <style key="late-layout" dangerouslySetInnerHTML={{ __html: lateRules() }} />,
  <link key="ico" rel="icon" href={inSite("favicon.ico")} sizes="32x32" />,
  <link key="icon" rel="icon" href={icon} type="image/svg+xml" />,
  <link key="touch-icon" rel="apple-touch-icon" href={inSite("apple-touch-icon.png")} />,
  <link key="manifest" rel="manifest" href={inSite("site.webmanifest")} />,
];
