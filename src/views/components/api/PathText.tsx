import { joined } from "../joined";

/** The path of an operation, which breaks before a slash sooner than in a word. */
export function PathText({ path }: { path: string }) {
  return joined(path.split(/(?=\/)/), <wbr />);
}
