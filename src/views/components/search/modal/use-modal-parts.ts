import { useEffect, useState } from "react";
import { returnFocus } from "./keep-focus";
import { repairRoles } from "./repair-roles";

const places = {
  dialog: ".DocSearch-Modal",
  start: ".DocSearch-StartScreen",
  noResults: ".DocSearch-NoResults",
  screen: ".DocSearch-Dropdown",
} as const;

type ModalParts = Partial<Record<keyof typeof places, Element>>;

function findParts(modal: Element): ModalParts {
  const found = Object.entries(places).map(([name, selector]) => [
    name,
    modal.querySelector(selector) ?? undefined,
  ]);
  return Object.fromEntries(found) as ModalParts;
}

const same = (one: ModalParts, other: ModalParts) =>
  (Object.keys(places) as (keyof ModalParts)[]).every((name) => one[name] === other[name]);

/** The parts of DocSearch's modal that this site adds to, while they are shown; also repairs its roles and its focus. */
export function useModalParts(): ModalParts {
  const [parts, setParts] = useState<ModalParts>({});
  useEffect(() => {
    const modal = document.querySelector(".DocSearch-Container");
    if (!modal) return;
    const look = () => {
      repairRoles(modal);
      const found = findParts(modal);
      setParts((known) => (same(known, found) ? known : found));
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(modal, { childList: true, subtree: true });
    const endFocus = returnFocus(modal);
    return () => {
      observer.disconnect();
      endFocus();
    };
  }, []);
  return parts;
}
