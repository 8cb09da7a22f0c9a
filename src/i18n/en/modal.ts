/** DocSearch's own texts of the search modal. */
export const modal = {
  clear: "Clear the query",
  cancel: "Cancel",
  recent: "Recent",
  favorite: "Favorite",
  save: "Save this search",
  removeRecent: "Remove this search from history",
  removeFavorite: "Remove this search from favorites",
  select: "to select",
  selectKey: "Enter key",
  navigate: "to navigate",
  upKey: "Arrow up",
  downKey: "Arrow down",
  close: "to close",
  closeKey: "Escape key",
  searchBy: "Search by",
};
