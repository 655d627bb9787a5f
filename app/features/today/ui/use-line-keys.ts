import { useNavigate } from 'react-router'
import { useTranslations } from '~/i18n/language'
import { adminMessages } from '~/i18n/messages/admin'
import { useShortcuts } from '~/ui/use-shortcuts'

/** J and K move through the lines, and so does the opened one; O opens a line in place, and then its page; Esc closes it. */
export function useLineKeys(opened: string | null, open: (key: string | null) => void) {
  const navigate = useNavigate()
  const t = useTranslations(adminMessages, 'shortcuts')
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
    {
      j: t('keys.moveNext'),
      k: t('keys.movePrevious'),
      o: t('keys.openInPlace'),
      escape: t('keys.close'),
      // Handled by the opened line, each by those lines that have it.
      a: t('keys.approve'),
      r: t('keys.reject'),
      w: t('keys.write'),
      d: t('keys.done'),
      t: t('keys.retry'),
      n: t('keys.remind'),
      'Ctrl+Enter': t('keys.send'),
    },
  )
}
