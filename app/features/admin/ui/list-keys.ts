import type { KeyboardEvent, RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '~/i18n/language'
import { adminMessages } from '~/i18n/messages/admin'
import { useShortcuts } from '~/ui/use-shortcuts'

/** State of a navigation after which the focus stays where it is. */
export const keepFocus = { keepsFocus: true }

/**
 * J and K move through the rows, and open them where rows open beside the list; O opens a row, X ticks it, Esc closes
 * the opened one. Returns a handler by which the arrow keys do the same while the focus is on a row.
 */
export function useListKeys(
  table: RefObject<HTMLTableElement | null>,
  closeTo: string | undefined,
  canSelect: boolean,
) {
  const navigate = useNavigate()
  const t = useTranslations(adminMessages, 'shortcuts')
  /** Whether a row was opened, and not only shown by default. */
  const isOpened = () => Boolean(document.getElementById('detail')) && !table.current?.dataset.openByDefault
  const rows = () => [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const linkOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLAnchorElement>('a[data-row-link]')
  /** What has the focus while a row is current: its link, or where it opens in place. */
  const handleOf = (row: HTMLElement | undefined) => linkOf(row) ?? row?.querySelector<HTMLElement>('a, summary')
  /** The row that has the focus, or else the opened one. */
  const current = (all: HTMLElement[]) => {
    const focused = all.findIndex((row) => row.contains(document.activeElement))
    return focused === -1 ? all.findIndex((row) => row.ariaCurrent) : focused
  }
  const move = (step: number) => {
    const all = rows()
    const row = all[current(all) + step]
    handleOf(row)?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
    const link = linkOf(row)
    if (!link || closeTo === undefined) return
    void navigate(link.pathname + link.search, { replace: isOpened(), preventScrollReset: true, state: keepFocus })
  }
  const currentRow = () => {
    const all = rows()
    return all[current(all)]
  }

  const check = () => currentRow()?.querySelector<HTMLElement>('[data-row-check]')?.click()
  const close = () => {
    if (closeTo === undefined || !isOpened()) return
    linkOf(currentRow())?.focus({ preventScroll: true })
    void navigate(closeTo, { preventScrollReset: true })
  }
  useShortcuts(
    {
      j: () => move(1),
      k: () => move(-1),
      o: () => handleOf(currentRow())?.click(),
      ...(canSelect ? { x: check } : {}),
      ...(closeTo === undefined ? {} : { escape: close }),
    },
    {
      j: t(closeTo === undefined ? 'keys.moveNext' : 'keys.next'),
      k: t(closeTo === undefined ? 'keys.movePrevious' : 'keys.previous'),
      o: t('keys.open'),
      ...(canSelect ? { x: t('keys.select') } : {}),
      ...(closeTo === undefined ? {} : { escape: t('keys.close') }),
    },
  )

  return (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey || !(event.target as Element).closest('[data-row]'))
      return
    event.preventDefault()
    move(step)
  }
}
