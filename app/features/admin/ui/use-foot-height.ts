import { type RefObject, useEffect } from 'react'

/**
 * Keeps a property of the root at the height that commands take at the foot of the window, above which notices stand. It is
 * 0 while they are hidden, stand beside the list, or are in the upper half of the window, where no notice reaches.
 */
export function useFootHeight(ref: RefObject<HTMLElement | null>, property: '--commands-height' | '--bulk-height') {
  useEffect(() => {
    const element = ref.current
    const { style } = document.documentElement
    if (!element) return
    let written = 0
    const measure = () => {
      const { position, bottom } = getComputedStyle(element)
      const { top, height } = element.getBoundingClientRect()
      const isAtFoot = position === 'sticky' && height > 0 && top > innerHeight / 2
      const footHeight = isAtFoot ? Math.max(0, innerHeight - Number.parseFloat(bottom) - top) : 0
      // A property of the root is inherited by every element, so that a change of it restyles the whole page.
      if (footHeight === written) return
      written = footHeight
      style.setProperty(property, `${footHeight}px`)
    }
    // The page around it may grow or shrink, which moves it.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(document.body)
    document.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      document.removeEventListener('scroll', measure)
      style.removeProperty(property)
    }
  }, [ref, property])
}
