import { useShortcuts } from '~/ui/use-shortcuts'

/** J and K move the focus through the lines of the page; Enter opens the one that has it. */
export function useLineKeys() {
  const move = (step: 1 | -1) => {
    const links = [...document.querySelectorAll<HTMLElement>('[data-line]')]
    const row = document.activeElement?.closest('li')
    const current = links.findIndex((link) => row?.contains(link))
    const next = current < 0 ? (step > 0 ? 0 : links.length - 1) : current + step
    links[next]?.focus()
  }
  const open = () => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && 'line' in activeElement.dataset) activeElement.click()
  }
  useShortcuts({ j: () => move(1), k: () => move(-1), o: open })
}
