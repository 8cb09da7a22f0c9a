import { withPrefix } from "gatsby";

interface PictureProps {
  picture: Queries.PicturePartsFragment;
  alt: string;
  title?: string;
  className?: string;
  sizes?: string;
}

const textWidth = "(max-width: 46rem) calc(100vw - 2rem), 44rem";
/** Pixels; browsers without srcset get the largest image up to this width. */
const fallbackWidth = 1080;

/** An image in several formats and widths, for the browser to choose. */
export function Picture({ picture, alt, title, className, sizes = textWidth }: PictureProps) {
  const { base, widths, width, height, fallback, eager } = picture;
  const at = (px: number, ending: string) => withPrefix(`${base}${px}.${ending}`);
  const set = (ending: string) => widths.map((px) => `${at(px, ending)} ${px}w`).join(", ");
  const largest = widths.findLast((px) => px <= fallbackWidth) ?? width;
  const image = (
    <img
      src={widths.length ? at(largest, fallback) : withPrefix(base)}
      alt={alt}
      title={title}
      className={className}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
    />
  );
  if (!widths.length) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={set("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={set("webp")} sizes={sizes} />
      {image}
    </picture>
  );
}
