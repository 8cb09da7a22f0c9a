import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from "react";

interface SidebarSlot {
  sidebar: ReactNode;
  setSidebar: (sidebar: ReactNode) => void;
}

const Slot = createContext<SidebarSlot>({ sidebar: null, setSidebar: () => undefined });

/** Lets a page hand its sidebar to the menu of the phone layout, which stands outside of the page. */
export function SidebarSlotProvider({ children }: { children: ReactNode }) {
  const [sidebar, setSidebar] = useState<ReactNode>(null);
  const slot = useMemo(() => ({ sidebar, setSidebar }), [sidebar]);
  return <Slot.Provider value={slot}>{children}</Slot.Provider>;
}

/** The sidebar that the page has handed over, or null. */
export function useSidebarSlot(): SidebarSlot {
  return useContext(Slot);
}

/** Hands a sidebar over for as long as the calling page is shown. `sidebar` must be a memoised element. */
export function useProvideSidebar(sidebar: ReactNode): void {
  const { setSidebar } = useContext(Slot);
  useEffect(() => {
    setSidebar(sidebar);
    return () => setSidebar(null);
  }, [sidebar, setSidebar]);
}
