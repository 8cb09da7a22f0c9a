import { Component, type ReactNode } from "react";

interface CrashBoundaryProps {
  /** Called after what crashed has been removed; `retry` draws it again. */
  onCrash: (error: unknown, retry: () => void) => void;
  children: ReactNode;
}

/** The outermost part of what is drawn: errors of everything in it, which Preact reports to nobody else. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError = () => ({ crashed: true });

  override componentDidCatch(error: unknown): void {
    setTimeout(() => this.props.onCrash(error, () => this.setState({ crashed: false })));
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
