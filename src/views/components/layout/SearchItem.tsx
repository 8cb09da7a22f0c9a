import { SearchButton } from "../search/SearchButton";

/** The search in the top bar; it stays there on small screens. */
export function SearchItem() {
  return <SearchButton />;
}
