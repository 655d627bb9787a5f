/** `sessionStorage` key of the pages that were opened in this tab, for the search. */
export const recentPagesKey = 'recent-pages'
