import { Link } from "gatsby";
import type { AnchorHTMLAttributes, ComponentProps } from "react";
import { Admonition } from "./Admonition";
import { Field } from "./Field";
import { Frozen } from "./Frozen";
import { Operation } from "./Operation";
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

function Image({ alt = "", ...rest }: ComponentProps<"img">) {
  return <img alt={alt} loading="lazy" decoding="async" {...rest} />;
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
};
