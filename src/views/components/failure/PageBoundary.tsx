import { Component, type ErrorInfo, type ReactNode } from "react";
import { copyOfSentPage } from "../../../browser/crash/sent-page";
import * as layout from "../layout/Layout.module.css";
import { CrashView } from "./CrashView";
import { SentPage } from "./SentPage";

interface PageBoundaryProps {
  /** Route of the page: another page is given a new chance. */
  path: string;
  children: ReactNode;
}

interface PageBoundaryState {
  /** In an object: anything can be thrown, null too. */
  crash: { error: unknown; path: string; sent: Element | null } | null;
}

/** What stands in the layout of the page that the host has sent; null when another page has been shown since. */
const sentPart = () => copyOfSentPage()?.querySelector(`.${layout.page}`) ?? null;

/** Keeps a page that crashes from taking the rest of the site with it. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { crash: null };

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
    this.setState(({ crash }) => ({ crash: crash && { ...crash, path: this.props.path } }));
  }

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { crash: { error, path: "", sent: sentPart() } };
  }

  static getDerivedStateFromProps(
    { path }: PageBoundaryProps,
    { crash }: PageBoundaryState,
  ): Partial<PageBoundaryState> | null {
    return crash?.path && crash.path !== path ? { crash: null } : null;
  }

  tryAgain = () => this.setState({ crash: null });

  override render(): ReactNode {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    const { error, sent } = crash;
    if (sent) return <SentPage page={sent} error={error} onRetry={this.tryAgain} />;
    return <CrashView error={error} onRetry={this.tryAgain} />;
  }
}
