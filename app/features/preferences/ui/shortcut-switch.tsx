import { useTranslations } from '~/i18n/language'
import { adminMessages } from '~/i18n/messages/admin'
import { CheckboxField } from '~/ui/field'
import { useShortcutSwitch } from '~/ui/use-shortcuts'

/** Switches the shortcuts of one character off and on, for this browser. Only a script can keep the choice there. */
export function ShortcutSwitch({ className }: { className?: string }) {
  const t = useTranslations(adminMessages, 'shortcuts')
  const [isOn, switchShortcuts] = useShortcutSwitch()
  return (
    <CheckboxField
      name="shortcuts"
      label={t('use')}
      hint={t('note')}
      checked={isOn}
      onChange={(event) => switchShortcuts(event.currentTarget.checked)}
      className={className}
    />
  )
}
