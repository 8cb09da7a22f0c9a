import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from "react";

interface SidebarSlot {
  sidebar: ReactNode;
  setSidebar: (sidebar: ReactNode) => void;
}

const Slot = createContext<SidebarSlot>({ sidebar: null, setSidebar: () => undefined });

/** Passes the sidebar of a page to the menu on small screens, which is outside the page. */
export function SidebarSlotProvider({ children }: { children: ReactNode }) {
  const [sidebar, setSidebar] = useState<ReactNode>(null);
  const slot = useMemo(() => ({ sidebar, setSidebar }), [sidebar]);
  return <Slot.Provider value={slot}>{children}</Slot.Provider>;
}

/** The sidebar of the page, or null. */
export function useSidebarSlot(): SidebarSlot {
  return useContext(Slot);
}

/** Provides the sidebar of the calling page, which must be a memoized element. */
export function useProvideSidebar(sidebar: ReactNode): void {
  const { setSidebar } = useContext(Slot);
  useEffect(() => {
    setSidebar(sidebar);
    return () => setSidebar(null);
  }, [sidebar, setSidebar]);
}
