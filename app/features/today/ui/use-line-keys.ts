import { useNavigate } from 'react-router'
import { useShortcuts } from '~/ui/use-shortcuts'

/** J and K move through the lines, and so does the opened one; O opens a line in place, and then its page; Esc closes it. */
export function useLineKeys(opened: string | null, open: (key: string | null) => void) {
  const navigate = useNavigate()
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-line]')]
  /** The line that has the focus, or else the opened one. */
  const currentIn = (all: HTMLAnchorElement[]) => {
    const row = document.activeElement?.closest('li')
    const focused = all.findIndex((link) => row?.contains(link))
    return focused < 0 ? all.findIndex((link) => link.dataset.line === opened) : focused
  }
  const move = (step: 1 | -1) => {
    const all = links()
    const current = currentIn(all)
    const next = all[current < 0 ? (step > 0 ? 0 : all.length - 1) : current + step]
    next?.focus()
    if (opened && next) open(next.dataset.line ?? null)
  }
  const openCurrent = () => {
    const all = links()
    const link = all[currentIn(all)]
    if (!link) return
    if (link.dataset.line === opened) void navigate(link.pathname + link.search)
    else open(link.dataset.line ?? null)
  }
  const close = () => {
    if (!opened) return
    links()
      .find((link) => link.dataset.line === opened)
      ?.focus({ preventScroll: true })
    open(null)
  }
  useShortcuts(
    { j: () => move(1), k: () => move(-1), o: openCurrent, escape: close },
    { o: 'Open in place, and then its page', escape: 'Close' },
  )
}
