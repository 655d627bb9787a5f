import { Keyboard } from 'lucide'
import { openKeysSheet } from '~/features/search/ui/keys-sheet-event'
import { useTranslations } from '~/i18n/language'
import { adminMessages } from '~/i18n/messages/admin'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

/** A button for what `?` does, because `?` can be switched off too. */
export function ShortcutHelp() {
  const t = useTranslations(adminMessages, 'shortcuts')
  return (
    <Button variant="ghost" size="icon" aria-label={t('title')} title={t('title')} onClick={openKeysSheet}>
      <Icon icon={Keyboard} className="size-5" />
    </Button>
  )
}
