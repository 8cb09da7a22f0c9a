import { useId, useRef, type ReactNode } from "react";
import { useDisclosure } from "../../hooks/use-disclosure";
import { ChevronIcon } from "./icons";
import { linkClass, type NavbarPlace } from "./navbar-place";
import * as styles from "./NavbarDropdown.module.css";

interface NavbarDropdownProps {
  label: ReactNode;
  place: NavbarPlace;
  active?: boolean;
  onOpen?: () => void;
  /** `<li>` elements. */
  children: ReactNode;
}

/** A button that opens a list, by ARIA's disclosure pattern for navigation. */
export function NavbarDropdown({ label, place, active, onOpen, children }: NavbarDropdownProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { open, toggle } = useDisclosure(root, button, place === "drawer");
  return (
    <div ref={root} className={place === "bar" ? styles.inBar : styles.inDrawer}>
      <button
        ref={button}
        type="button"
        className={`${linkClass(place)} ${styles.button}`}
        aria-expanded={open}
        aria-controls={id}
        data-active={active || undefined}
        onClick={() => {
          if (!open) onOpen?.();
          toggle();
        }}
      >
        {label}
        <ChevronIcon className={styles.chevron} />
      </button>
      <ul id={id} className={styles.list} hidden={!open}>
        {children}
      </ul>
    </div>
  );
}
