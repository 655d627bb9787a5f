/** A font the first screen shows: asked for with the page, not when the stylesheet has been read. */
export const preloadFont = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const
