/** A path of the description as the source of an expression: `/orders/{orderId}` becomes `/orders/[^/?]+`. */
export const pathPattern = (path: string): string => path.replace(/\{[^}]+\}/g, "[^/?]+");
