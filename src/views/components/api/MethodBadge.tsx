/** The HTTP method (uppercase) in its color; the style is global because the API reference shares it. */
export function MethodBadge({ method, small = false }: { method: string; small?: boolean }) {
  return (
    <span className={small ? "method small" : "method"} data-method={method.toLowerCase()}>
      {small && method === "DELETE" ? "DEL" : method}
    </span>
  );
}
