import { useState, type ReactNode } from "react";

interface DisclosureProps {
  id?: string;
  summary: ReactNode;
  className?: string;
  summaryClassName?: string;
  defaultOpen?: boolean;
  /** What is behind it; not rendered before it is opened for the first time. */
  children: () => ReactNode;
}

/** The platform's own disclosure, whose content is made when it is opened: a deep tree costs nothing until then. */
export function Disclosure(props: DisclosureProps) {
  const { id, summary, className, summaryClassName, defaultOpen = false, children } = props;
  const [opened, setOpened] = useState(defaultOpen);
  return (
    <details
      id={id}
      className={className}
      open={defaultOpen}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className={summaryClassName}>{summary}</summary>
      {opened && children()}
    </details>
  );
}
