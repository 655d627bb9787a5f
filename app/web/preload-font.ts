/** For a font of the first screen: requested with the page, before the stylesheet is parsed. */
export const preloadFont = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const
