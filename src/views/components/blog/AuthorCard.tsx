import { graphql, withPrefix } from "gatsby";
import { text } from "../../../i18n/text";
import { Picture } from "../mdx/Picture";
import * as styles from "./AuthorCard.module.css";
import { PageLink } from "../layout/PageLink";

interface AuthorCardProps {
  author: Queries.AuthorPartsFragment;
  /** Next to the name: the number of posts. */
  note?: string;
  /** For pages whose heading contains the name. */
  nameless?: boolean;
}

function Portrait({ author }: Pick<AuthorCardProps, "author">) {
  const { picture, image, name } = author;
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

/** An author: portrait, name, role, description, and links. */
export function AuthorCard({ author, note, nameless = false }: AuthorCardProps) {
  const { name, title, description, permalink, url, socials } = author;
  const links = [...(url ? [{ platform: text.onTheWeb, url }] : []), ...socials];
  return (
    <div className={styles.author}>
      <Portrait author={author} />
      <div>
        {!nameless && (
          <p className={styles.name}>
            {permalink ? <PageLink to={permalink}>{name}</PageLink> : name}
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
