import type { ReactNode } from "react";
import { followHit } from "../open-hit";

/** One line of the modal: a cell of the grid with the link to the hit. */
export function Hit({ hit, children }: { hit: { url: string }; children: ReactNode }) {
  return (
    <div role="gridcell" className="search-cell">
      <a href={hit.url} onClick={followHit}>
        {children}
      </a>
    </div>
  );
}
