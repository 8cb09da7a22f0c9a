interface BoxStackProps {
  /** Layers, from the bottom, that have been reached. */
  filled: number;
  of: number;
  className?: string;
}

const layerHeight = 11;

/** The site's motif, small: a stack that has as many layers as there are steps, of which some are there. Decoration. */
export function BoxStack({ filled, of, className }: BoxStackProps) {
  const height = 34 + of * layerHeight;
  return (
    <svg
      className={className}
      viewBox={`0 0 72 ${height}`}
      width="72"
      height={height}
      fill="none"
      stroke={filled ? "var(--line-strong)" : "var(--text-faint)"}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {Array.from({ length: of }, (_, layer) => {
        const top = (of - layer) * layerHeight - 10;
        const isReached = layer < filled;
        const isNewest = layer === filled - 1;
        return (
          <path
            key={layer}
            d={`M36 ${top} 70 ${top + 17} 36 ${top + 34} 2 ${top + 17}Z`}
            fill={isNewest ? "var(--accent-soft)" : isReached ? "var(--bg)" : "none"}
            stroke={isNewest ? "var(--accent)" : undefined}
            strokeDasharray={isReached ? undefined : "3 4"}
          />
        );
      })}
    </svg>
  );
}
