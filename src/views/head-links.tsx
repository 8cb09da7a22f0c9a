import icon from "../../static/favicon.svg";
import { lateRules } from "../browser/late-layout/late-parts";
import { fontFaces, textFont } from "./theme/fonts/faces";

/** webpack encodes images as Base64, which does not compress; an SVG is text. */
const iconText = `data:image/svg+xml,${Buffer.from(icon.split(",")[1] ?? "", "base64")
  .toString()
  .trim()
  .replace(/[%"#<>]/g, encodeURIComponent)}`;

const inSite = (file: string) => `${__PATH_PREFIX__}/${file}`;

/** Fonts, styles, icons, and manifest, the same on every page. The SVG icon is inlined: Chromium refetches icons on navigation. */
export const headLinks = [
  <link
    key="font"
    rel="preload"
    href={textFont}
    as="font"
    type="font/woff2"
    crossOrigin="anonymous"
  />,
  <style key="font-faces" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
  <style key="late-layout" dangerouslySetInnerHTML={{ __html: lateRules() }} />,
  <link key="ico" rel="icon" href={inSite("favicon.ico")} sizes="32x32" />,
  <link key="icon" rel="icon" href={iconText} type="image/svg+xml" />,
  <link key="touch-icon" rel="apple-touch-icon" href={inSite("apple-touch-icon.png")} />,
  <link key="manifest" rel="manifest" href={inSite("site.webmanifest")} />,
];
