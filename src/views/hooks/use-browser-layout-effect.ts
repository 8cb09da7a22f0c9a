import { useLayoutEffect } from "react";

/** `useLayoutEffect` that the build, which has no layout, leaves out without a warning. */
export const useBrowserLayoutEffect =
  typeof window === "undefined" ? () => undefined : useLayoutEffect;
