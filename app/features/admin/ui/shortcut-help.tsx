import { Keyboard } from 'lucide'
import { useState } from 'react'
import { useTranslations } from '~/i18n/language'
import { adminMessages } from '~/i18n/messages/admin'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { CheckboxField } from '~/ui/field'
import { Icon } from '~/ui/icon'
import { Kbd } from '~/ui/kbd'
import { useShortcutSwitch, useShortcuts } from '~/ui/use-shortcuts'

const shortcuts = [
  ['J', 'next'],
  ['K', 'previous'],
  ['A', 'approve'],
  ['R', 'reject'],
  ['?', 'help'],
] as const

/** Lists the shortcuts, and switches them off and on. Has a button, because `?` can be switched off too. */
export function ShortcutHelp() {
  const t = useTranslations(adminMessages, 'shortcuts')
  const [open, setOpen] = useState(false)
  const [isOn, switchShortcuts] = useShortcutSwitch()
  useShortcuts({ '?': () => setOpen(true) })
  return (
    <>
      <Button variant="ghost" size="icon" aria-label={t('title')} title={t('title')} onClick={() => setOpen(true)}>
        <Icon icon={Keyboard} className="size-5" />
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('title')} closeLabel={t('close')}>
        <CheckboxField
          name="shortcuts"
          label={t('use')}
          hint={t('note')}
          checked={isOn}
          onChange={(event) => switchShortcuts(event.currentTarget.checked)}
          className="mb-6"
        />
        <dl className="grid grid-cols-[3rem_1fr] gap-y-2.5 text-sm">
          {shortcuts.map(([key, name]) => (
            <div key={key} className="col-span-2 grid grid-cols-subgrid">
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{t(`keys.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
