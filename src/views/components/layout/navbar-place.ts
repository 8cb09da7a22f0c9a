import * as bar from "./Topbar.module.css";
import * as drawer from "./Drawer.module.css";

/** In the top bar, or in the menu on small screens. */
export type NavbarPlace = "bar" | "drawer";

/** The class of links and buttons. */
export function linkClass(place: NavbarPlace): string | undefined {
  return place === "bar" ? bar.link : drawer.link;
}
