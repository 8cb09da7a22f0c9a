import { withPrefix } from "gatsby";
import { Logo } from "./Logo";
import * as styles from "./SiteLogo.module.css";

/** The image of the configuration, by color mode, or the default logo. */
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
