import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { contentHash } from "../../config/addresses/hashed-names";
import { noteFiles } from "../files/written";
import { cachedImage } from "./cached-image";

/** In px: a phone, a phone of double density, the text column twice. */
const widths = [360, 720, 1080, 1440];
/** Raise when settings below change, so that files get new names. */
const recipe = 1;

export interface DrawnImage {
  width: number;
  height: number;
  /** `/static/3f2a…-`, before a width and an ending; the whole address of an image that is only copied. */
  base: string;
  /** In px, ascending; empty if the file is only copied (SVG, GIF). */
  widths: number[];
  /** Ending of the files for browsers without AVIF and WebP: `png`, `jpg`. */
  fallback: string;
}

interface Known {
  modified: number;
  image: Promise<DrawnImage>;
}

async function read(file: string): Promise<DrawnImage> {
  const content = await fs.readFile(file);
  const { width = 0, height = 0, format, orientation = 1 } = await sharp(content).metadata();
  if (!width || !height) throw new Error("it has no size");
  // Phones store photos sideways and say so in EXIF; the files made from them are upright.
  const upright = orientation >= 5 ? { width: height, height: width } : { width, height };
  const name = `/static/${contentHash(content, String(recipe))}`;
  if (format === "svg" || format === "gif")
    return { ...upright, base: `${name}.${format}`, widths: [], fallback: format };
  const smaller = widths.filter((one) => one < upright.width);
  const all = smaller.length === widths.length ? smaller : [...smaller, upright.width];
  return { ...upright, base: `${name}-`, widths: all, fallback: format === "jpeg" ? "jpg" : "png" };
}

const known = new Map<string, Known>();

/** Size and addresses of an image, the same for the same content. @throws if the file cannot be read */
export async function drawnImage(file: string): Promise<DrawnImage> {
  const modified = (await fs.stat(file)).mtimeMs;
  const last = known.get(file);
  if (last?.modified === modified) return last.image;
  const image = read(file);
  known.set(file, { modified, image });
  return image;
}

/** The widest fallback; few old browsers have large screens. */
const fallbackWidth = ({ widths: all, width }: DrawnImage) =>
  all.findLast((one) => one <= 1080) ?? width;

interface ImageFile {
  /** Below public/: `static/3f2a…-720.avif`. */
  name: string;
  /** In px; undefined if the file is copied. */
  width?: number;
}

function filesOf(image: DrawnImage): ImageFile[] {
  const name = image.base.slice(1);
  if (!image.widths.length) return [{ name }];
  return [
    ...image.widths.flatMap((width) =>
      ["avif", "webp"].map((format) => ({ name: `${name}${width}.${format}`, width })),
    ),
    { name: `${name}${fallbackWidth(image)}.${image.fallback}`, width: fallbackWidth(image) },
  ];
}

/** By ending. Drawings with thin lines need full color resolution, or their edges get a fringe. */
const encoders: Record<string, (image: sharp.Sharp) => sharp.Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 4, chromaSubsampling: "4:4:4" }),
  webp: (image) => image.webp({ quality: 82, smartSubsample: true }),
  jpg: (image) => image.jpeg({ quality: 82, mozjpeg: true }),
  png: (image) => image.png({ palette: true, quality: 90, effort: 8 }),
};

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

/** Writes the missing files of an image; existing files are right, because content names them. */
export async function writeImage(source: string, publicDir: string): Promise<void> {
  const image = await drawnImage(source);
  await fs.mkdir(path.join(publicDir, "static"), { recursive: true });
  for (const { name, width } of filesOf(image)) {
    const target = path.join(publicDir, name);
    noteFiles([name]);
    if (await exists(target)) continue;
    // An aborted build must not leave half a file under its final name.
    const unfinished = `${target}.part`;
    const encode = encoders[path.extname(name).slice(1)];
    if (width === undefined || !encode) await fs.copyFile(source, unfinished);
    else {
      const draw = () => encode(sharp(source).rotate().resize({ width })).toBuffer();
      await fs.writeFile(unfinished, await cachedImage(path.basename(name), draw));
    }
    await fs.rename(unfinished, target);
  }
}
