/** The row of a line on the page. */
export const rowOf = (key: string) => document.querySelector(`[data-line="${CSS.escape(key)}"]`)?.closest('li')
