import { Component, useLayoutEffect, useRef, type ErrorInfo, type ReactNode } from "react";
import { explainCrash } from "../../../browser/crash/crash";
import { showCrashPanel } from "../../../browser/crash/crash-panel";
import { copyOfSentPage } from "../../../browser/crash/sent-page";
import * as layout from "../layout/Layout.module.css";
import { CrashView } from "./CrashView";

interface SentPageProps {
  /** As the server sent it. */
  page: Element;
  error: unknown;
  onRetry: () => void;
}

/** Replaces a page that crashed during hydration: its content as sent, with the error and a "Try again" button. */
function SentPage({ page, error, onRetry }: SentPageProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    host.current?.append(page);
    return showCrashPanel(error, onRetry);
  }, [page, error, onRetry]);
  return <div ref={host} />;
}

interface PageBoundaryProps {
  /** Route of the page: the boundary is reset on another page. */
  path: string;
  children: ReactNode;
}

interface PageBoundaryState {
  /** An object, because anything can be thrown, even null. */
  crash: { error: unknown; path: string; sent: Element | null } | null;
}

/** The page inside the layout, as sent; null if another page has been shown since. */
const sentPart = () => copyOfSentPage()?.querySelector(`.${layout.page}`) ?? null;

/** Keeps a page that crashes from taking down the whole site. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { crash: null };

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
    this.setState(({ crash }) => ({ crash: crash && { ...crash, path: this.props.path } }));
    // Where an author finds the mistake; in the code of readers there is none of this.
    if (process.env.NODE_ENV === "development")
      void explainCrash(this.props.path, error, info.componentStack ?? "").then((explained) =>
        this.setState(({ crash }) => ({ crash: crash && { ...crash, error: explained ?? error } })),
      );
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
