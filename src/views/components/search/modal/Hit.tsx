import { Children, cloneElement, isValidElement, type ReactNode } from "react";
import { textAtPath } from "../../../../search/client/text-at-path";
import { Marked } from "../Marked";
import { followHit } from "../open-hit";

/** Properties of what DocSearch draws within a hit; those of a text have the hit and the path of the text in it. */
interface PartProps {
  hit?: object;
  attribute?: string;
  className?: string;
  children?: ReactNode;
}

/** DocSearch's own line with its texts drawn as nodes; it would put them into the page as HTML. */
function withMarks(parts: ReactNode): ReactNode {
  return Children.map(parts, (part) => {
    if (!isValidElement<PartProps>(part)) return part;
    const { hit, attribute, className, children } = part.props;
    if (hit && attribute)
      return (
        <span className={className}>
          <Marked escaped={textAtPath(hit, attribute)} />
        </span>
      );
    return typeof part.type === "string" ? cloneElement(part, {}, withMarks(children)) : part;
  });
}

/** One line of the modal: a cell of the grid with the link to the hit. */
export function Hit({ hit, children }: { hit: { url: string }; children: ReactNode }) {
  return (
    <div role="gridcell" className="search-cell">
      <a href={hit.url} onClick={followHit}>
        {withMarks(children)}
      </a>
    </div>
  );
}
