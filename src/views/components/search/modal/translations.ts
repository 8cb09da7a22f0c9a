import { text } from "../../../../i18n/text";

const { search: words } = text;
const { modal } = words;

/** DocSearch's texts in the language of the site. */
export const translations = {
  searchBox: {
    searchInputLabel: words.label,
    resetButtonTitle: modal.clear,
    resetButtonAriaLabel: modal.clear,
    cancelButtonText: modal.cancel,
    cancelButtonAriaLabel: modal.cancel,
  },
  startScreen: {
    noRecentSearchesText: words.noRecent,
    recentSearchesTitle: modal.recent,
    favoriteSearchesTitle: modal.favorite,
    saveRecentSearchButtonTitle: modal.save,
    removeRecentSearchButtonTitle: modal.removeRecent,
    removeFavoriteSearchButtonTitle: modal.removeFavorite,
  },
  noResultsScreen: {
    noResultsText: words.noResultsFor,
    suggestedQueryText: words.trySearching,
    reportMissingResultsText: words.missingResults,
    reportMissingResultsLinkText: words.letUsKnow,
  },
  errorScreen: { titleText: words.failed, helpText: words.failedHelp },
  footer: {
    selectText: modal.select,
    selectKeyAriaLabel: modal.selectKey,
    navigateText: modal.navigate,
    navigateUpKeyAriaLabel: modal.upKey,
    navigateDownKeyAriaLabel: modal.downKey,
    closeText: modal.close,
    closeKeyAriaLabel: modal.closeKey,
    searchByText: modal.searchBy,
  },
};
