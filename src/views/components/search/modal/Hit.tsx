import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from "react";
import { endpointOf } from "../../../../search/client/endpoint";
import { textAtPath } from "../../../../search/client/text-at-path";
import { HitEndpoint } from "../HitEndpoint";
import type { RecordKind } from "../../../../search/record";
import { Marked } from "../Marked";
import { followHit } from "../open-hit";
import { hasIcon, KindIcon } from "./KindIcon";

/** Props of elements that DocSearch renders in a hit; those with a text have the hit and the path of the text. */
interface PartProps {
  hit?: object;
  attribute?: string;
  className?: string;
  children?: ReactNode;
}

/** DocSearch's line with its texts as nodes; DocSearch would insert them as HTML. What has an icon of its own has that. */
function withMarks(parts: ReactNode, kind?: RecordKind): ReactNode {
  return Children.map(parts, (part) => {
    if (!isValidElement<PartProps>(part)) return part;
    const { hit, attribute, className, children } = part.props;
    if (hit && attribute)
      return (
        <span className={className}>
          <Marked escaped={textAtPath(hit, attribute)} />
        </span>
      );
    if (typeof part.type !== "string" && part.type !== Fragment) return part;
    const isIcon = className === "DocSearch-Hit-icon" && kind && hasIcon(kind);
    return cloneElement(part, {}, isIcon ? <KindIcon kind={kind} /> : withMarks(children, kind));
  });
}

/** Of a hit that DocSearch stored, only the address is known. */
type FoundHit = { url: string } & Parameters<typeof endpointOf>[0];

/** A hit in the modal: a cell of the grid with a link. */
export function Hit({ hit, children }: { hit: FoundHit; children: ReactNode }) {
  const endpoint = endpointOf(hit);
  return (
    <div role="gridcell" className="search-cell">
      <a href={hit.url} onClick={followHit}>
        {withMarks(children, hit.kind)}
        {endpoint && <HitEndpoint {...endpoint} />}
      </a>
    </div>
  );
}
