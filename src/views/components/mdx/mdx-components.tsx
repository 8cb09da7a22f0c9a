import { Link } from "gatsby";
import { useContext, type AnchorHTMLAttributes, type ComponentProps } from "react";
import type { MdxComponentName } from "../../../content/mdx/component-names";
import { Admonition } from "./Admonition";
import { Field } from "./Field";
import { Frozen } from "./Frozen";
import { NamedThingsContext } from "./named-things";
import { Operation } from "./Operation";
import { Picture } from "./Picture";
import { Status } from "./Status";
import { TabItem, Tabs } from "./Tabs";
import { Term } from "./Term";

/** The route of a link: gatsby-plugin-mdx has put the path prefix before it, and Link does so again. */
function withoutPrefix(href: string): string {
  return href.startsWith(`${__PATH_PREFIX__}/`) ? href.slice(__PATH_PREFIX__.length) : href;
}

function Anchor({ href: given = "", children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const href = withoutPrefix(given);
  const isRoute = href.startsWith("/") && !/\.[a-z0-9]{2,5}$/i.test(href);
  return isRoute ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

/** What the build has drawn is a picture; other images (of static/, of hosts that the configuration allows) are shown as they are. */
function Image({ alt = "", src, title, ...rest }: ComponentProps<"img">) {
  const picture = useContext(NamedThingsContext).pictures.find((one) => one.src === src);
  if (picture) return <Picture picture={picture} alt={alt} title={title} />;
  return <img alt={alt} src={src} title={title} loading="lazy" decoding="async" {...rest} />;
}

/** What an MDX page may use without importing it. */
export const mdxComponents = {
  a: Anchor,
  img: Image,
  Admonition,
  Field,
  Frozen,
  Operation,
  Status,
  Tabs,
  TabItem,
  Term,
} satisfies Record<MdxComponentName | "a" | "img" | "Frozen", unknown>;
