import { useState } from "react";
import { isHydrating } from "../../browser/hydration";

/** True as long as a part shows what the page was sent with: `shows` is what it depends on. */
export function useIsSent(shows?: unknown): boolean {
  const [first] = useState(() => shows);
  const [isSent, setIsSent] = useState(isHydrating);
  const stays = isSent && shows === first;
  if (isSent && !stays) setIsSent(false);
  return stays;
}
