import { Component, type ReactNode } from "react";
import { text } from "../../../i18n/text";

interface NavbarItemBoundaryProps {
  item: { readonly where: string };
  children: ReactNode;
}

/** Lets an item that fails to render say which one it is, by its place in the configuration and its values. */
export class NavbarItemBoundary extends Component<NavbarItemBoundaryProps> {
  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } };
  }

  /** In an object: anything can be thrown, undefined too. */
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
