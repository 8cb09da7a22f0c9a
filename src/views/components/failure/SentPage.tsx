import { useLayoutEffect, useRef } from "react";
import { showCrashPanel } from "../../../browser/crash/crash-panel";

interface SentPageProps {
  /** As the server sent it. */
  page: Element;
  error: unknown;
  onRetry: () => void;
}

/** Replaces a page that crashed during hydration: its content as sent, with the error and a "Try again" button. */
export function SentPage({ page, error, onRetry }: SentPageProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    host.current?.append(page);
    return showCrashPanel(error, onRetry);
  }, [page, error, onRetry]);
  return <div ref={host} />;
}
