import { useTranslations } from '~/i18n/language'
import { adminMessages } from '~/i18n/messages/admin'
import { useShortcuts } from '~/ui/use-shortcuts'
import type { OpenedItem } from '../model'

/** W writes an answer, D closes the item where that needs no outcome. `write` is missing where nobody can be answered. */
export function useItemKeys({ kind, doneAt }: Pick<OpenedItem, 'kind' | 'doneAt'>, write: (() => void) | undefined) {
  const t = useTranslations(adminMessages, 'shortcuts')
  const canClose = !doneAt && (kind === 'contact' || kind === 'chat')
  const close = () => document.querySelector<HTMLElement>('[data-close-item]')?.click()
  useShortcuts(
    { ...(write ? { w: write } : {}), ...(canClose ? { d: close } : {}) },
    { ...(write ? { w: t('keys.write') } : {}), ...(canClose ? { d: t('keys.done') } : {}) },
  )
}
