import { useLayoutEffect, useRef } from "react";
import { showCrashPanel } from "../../../browser/crash/crash-panel";

interface SentPageProps {
  /** The page as the host has sent it. */
  page: Element;
  error: unknown;
  onRetry: () => void;
}

/** In place of a page that crashed as it came: its words, with what happened and a button that tries again below. */
export function SentPage({ page, error, onRetry }: SentPageProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    host.current?.append(page);
    return showCrashPanel(error, onRetry);
  }, [page, error, onRetry]);
  return <div ref={host} />;
}
