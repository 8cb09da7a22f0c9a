interface MethodBadgeProps {
  /** Upper case. */
  method: string;
  small?: boolean;
}

/** The HTTP method in its colour; its style is shared with the drawn reference (src/views/theme/reference.css). */
export function MethodBadge({ method, small = false }: MethodBadgeProps) {
  return (
    <span className={small ? "method small" : "method"} data-method={method.toLowerCase()}>
      {small && method === "DELETE" ? "DEL" : method}
    </span>
  );
}
