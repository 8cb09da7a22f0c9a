import * as bar from "./Topbar.module.css";
import * as drawer from "./Drawer.module.css";

/** Where an item is shown: in the top bar, or in the menu of the phone layout. */
export type NavbarPlace = "bar" | "drawer";

/** Class of a link or button at a place. */
export function linkClass(place: NavbarPlace): string | undefined {
  return place === "bar" ? bar.link : drawer.link;
}
