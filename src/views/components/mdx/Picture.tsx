import { withPrefix } from "gatsby";

/** An image that the build has drawn in several widths. */
export interface DrawnPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly base: string;
  readonly widths: readonly number[];
  readonly fallback: string;
  readonly eager: boolean;
}

interface PictureProps {
  picture: DrawnPicture;
  alt: string;
  title?: string;
  className?: string;
  /** How wide it is shown; the width of the text by default. */
  sizes?: string;
}

const textWidth = "(max-width: 46rem) calc(100vw - 2rem), 44rem";

/** An image in the format and width that suits the browser; its place is kept free while it loads. */
export function Picture({ picture, alt, title, className, sizes = textWidth }: PictureProps) {
  const { base, widths, width, height, fallback, eager } = picture;
  const at = (one: number, ending: string) => withPrefix(`${base}${one}.${ending}`);
  const set = (ending: string) => widths.map((one) => `${at(one, ending)} ${one}w`).join(", ");
  const largest = widths.findLast((one) => one <= 1080) ?? width;
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
