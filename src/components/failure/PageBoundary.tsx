import { Component, type ErrorInfo, type ReactNode } from "react";
import { CrashView } from "./CrashView";

interface PageBoundaryProps {
  /** Route of the page: another page is given a new chance. */
  path: string;
  children: ReactNode;
}

interface PageBoundaryState {
  /** In an object: anything can be thrown, null too. */
  crash: { error: unknown; path: string } | null;
}

/** Keeps a page that crashes from taking the rest of the site with it. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { crash: null };

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
    this.setState({ crash: { error, path: this.props.path } });
  }

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { crash: { error, path: "" } };
  }

  static getDerivedStateFromProps(
    { path }: PageBoundaryProps,
    { crash }: PageBoundaryState,
  ): Partial<PageBoundaryState> | null {
    return crash?.path && crash.path !== path ? { crash: null } : null;
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return <CrashView error={crash.error} onRetry={() => this.setState({ crash: null })} />;
  }
}
