import { slipCost } from "./spelling";

/** A path decides between operations, so it may count more than an exact title. */
const pathWorth = { withMethod: 2, whole: 1.2, start: 0.4, slip: 0.8 };
/** Letters that a path may lack or have too many of. */
const mostSlips = 4;
/** The first names of an operation are `GET /items` and `/items`. */
const pathNames = 2;

const method = /^[a-z]+ /;

/** How nearly the path is what was typed, without a letter or two: `/item` and `/itmes` for `/items`. */
function slipFit(key: string, [withMethod, whole]: readonly (string | undefined)[]): number {
  const bare = key.replace(method, "");
  if (!whole || Math.abs(bare.length - whole.length) > mostSlips) return 0;
  const closeness = 1 - slipCost(bare, whole) / mostSlips;
  const isMethod = key !== bare && withMethod === key.slice(0, -bare.length) + whole;
  return (
    Math.max(0, closeness) * pathWorth.slip * (isMethod ? pathWorth.withMethod : pathWorth.whole)
  );
}

/** Paths are compared as a whole: `/items` comes before `/item` for who typed it. */
export function pathFit(key: string, paths: readonly (string | undefined)[]): number {
  const bare = key.replace(method, "");
  const fits = paths.map((name, place) => {
    if (name === undefined) return 0;
    if (name === key) return pathWorth.withMethod;
    if (name === bare) return pathWorth.whole;
    const isStart = place < pathNames && name.startsWith(key);
    return isStart ? pathWorth.start * (key.length / name.length) : 0;
  });
  return Math.max(slipFit(key, paths), ...fits);
}
