import { useShortcuts } from '~/ui/use-shortcuts'
import type { OpenedItem } from '../model'

/** W writes an answer, D closes the item where that needs no outcome. `write` is missing where nobody can be answered. */
export function useItemKeys({ kind, doneAt }: Pick<OpenedItem, 'kind' | 'doneAt'>, write: (() => void) | undefined) {
  const canClose = !doneAt && (kind === 'contact' || kind === 'chat')
  const close = () => document.querySelector<HTMLElement>('[data-close-item]')?.click()
  useShortcuts(
    { ...(write ? { w: write } : {}), ...(canClose ? { d: close } : {}) },
    { ...(write ? { w: 'Write an answer' } : {}), ...(canClose ? { d: 'Mark as done' } : {}) },
  )
}
