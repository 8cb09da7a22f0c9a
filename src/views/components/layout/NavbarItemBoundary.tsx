import { Component, type ReactNode } from "react";
import { text } from "../../../i18n/text";

interface NavbarItemBoundaryProps {
  item: { readonly where: string };
  children: ReactNode;
}

/** If an item fails to render, throws an error with its place in the configuration and its values. */
export class NavbarItemBoundary extends Component<NavbarItemBoundaryProps> {
  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } };
  }

  /** An object, because anything can be thrown, even undefined. */
  override state: { crash?: { error: unknown } } = {};

  override render() {
    const { item, children } = this.props;
    const { crash } = this.state;
    if (!crash) return children;
    const { where, ...values } = item;
    const set = Object.entries(values).filter(([, value]) => value !== null && value !== "");
    const seen = JSON.stringify(Object.fromEntries(set));
    throw new Error(text.navbarItemFailed(where, seen), { cause: crash.error });
  }
}
