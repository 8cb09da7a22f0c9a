import { graphql, Link, withPrefix } from "gatsby";
import { text } from "../../../i18n/text";
import { Picture, type DrawnPicture } from "../mdx/Picture";
import * as styles from "./AuthorCard.module.css";

export interface ShownAuthor {
  readonly key: string;
  readonly name: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly url: string | null;
  readonly image: string | null;
  readonly permalink: string | null;
  readonly picture: DrawnPicture | null;
  readonly socials: readonly { readonly platform: string; readonly url: string }[];
}

interface AuthorCardProps {
  author: ShownAuthor;
  /** Under the name: how many posts. */
  note?: string;
  /** The page's own author: the name is in its heading. */
  nameless?: boolean;
}

function Portrait({ author: { picture, image, name } }: { author: ShownAuthor }) {
  if (picture) return <Picture picture={picture} alt="" sizes="4rem" className={styles.portrait} />;
  if (image && !image.startsWith("."))
    return (
      <img
        src={image.startsWith("/") ? withPrefix(image) : image}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className={styles.portrait}
      />
    );
  const initials = name.split(/\s+/).map((word) => word.charAt(0));
  return (
    <span aria-hidden="true" className={styles.portrait}>
      {initials.at(0)}
      {initials.length > 1 && initials.at(-1)}
    </span>
  );
}

/** Who somebody is: portrait, name, role, what they write about, and where else they can be met. */
export function AuthorCard({ author, note, nameless = false }: AuthorCardProps) {
  const { name, title, description, permalink, url, socials } = author;
  const links = [...(url ? [{ platform: text.onTheWeb, url }] : []), ...socials];
  return (
    <div className={styles.author}>
      <Portrait author={author} />
      <div>
        {!nameless && (
          <p className={styles.name}>
            {permalink ? <Link to={permalink}>{name}</Link> : name}
            {note && <span className={styles.note}>{note}</span>}
          </p>
        )}
        {title && <p className={styles.role}>{title}</p>}
        {description && <p>{description}</p>}
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map(({ platform, url: to }) => (
              <li key={platform}>
                <a
                  href={to.startsWith("/") ? withPrefix(to) : to}
                  rel="me noopener"
                  aria-label={text.socialOf(platform, name)}
                >
                  {platform}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

export const authorParts = graphql`
  fragment AuthorParts on Author {
    key
    name
    title
    description
    url
    image
    permalink
    picture {
      ...PictureParts
    }
    socials {
      platform
      url
    }
  }
`;
