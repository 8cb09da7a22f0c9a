import * as styles from "./MethodBadge.module.css";

interface MethodBadgeProps {
  /** Upper case. */
  method: string;
  small?: boolean;
}

/** The HTTP method in its colour. */
export function MethodBadge({ method, small = false }: MethodBadgeProps) {
  return (
    <span className={small ? styles.small : styles.badge} data-method={method.toLowerCase()}>
      {small && method === "DELETE" ? "DEL" : method}
    </span>
  );
}
