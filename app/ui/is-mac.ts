/** In the browser: whether the keyboard has a Command key, which takes the place of Ctrl. */
export const isMac = () => /Mac|iP(hone|ad|od)/.test(navigator.userAgent)
