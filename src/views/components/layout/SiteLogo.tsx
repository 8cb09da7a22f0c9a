import { withPrefix } from "gatsby";
import { Logo } from "./Logo";
import * as styles from "./SiteLogo.module.css";

/** The picture of the configuration, in dark mode its dark one; without one the site's own mark. */
export function SiteLogo({ logo }: { logo: Queries.ConfiguredLogoFragment | null }) {
  if (!logo) return <Logo />;
  const { src, srcDark, alt, width, height } = logo;
  const address = (file: string) => (file.startsWith("/") ? withPrefix(file) : file);
  const size = { width, height };
  return (
    <>
      <img
        src={address(src)}
        alt={alt}
        {...size}
        className={srcDark ? styles.inLight : undefined}
      />
      {srcDark && <img src={address(srcDark)} alt={alt} {...size} className={styles.inDark} />}
    </>
  );
}
