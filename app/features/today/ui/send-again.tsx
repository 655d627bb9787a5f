import { type ReactNode, useId } from 'react'
import { useTranslations } from '~/i18n/language'
import { adminMessages } from '~/i18n/messages/admin'
import { Button } from '~/ui/button'
import { Kbd } from '~/ui/kbd'
import { useShortcutSwitch, useShortcuts } from '~/ui/use-shortcuts'
import { Form } from '~/web/forms/form'
import type { Line } from '../model/lines'
import { LineCommands } from './line-commands'
import type { LineForms } from './use-line-forms'

const commands = {
  retry: { key: 't', label: 'Try again', does: 'retry' },
  'try-now': { key: 't', label: 'Try now', does: 'retry' },
  resend: { key: 'n', label: 'Remind: send the invitation again', does: 'remind' },
} as const

type Props = { line: Line; forms: LineForms; children: ReactNode }

/** The button of a line that sends something again, if it has one; `children` stand beside it. */
export function SendAgain({ line: { form: name, id }, forms, children }: Props) {
  const buttonId = useId()
  const t = useTranslations(adminMessages, 'shortcuts')
  const [hasShortcuts] = useShortcutSwitch()
  const command = name && commands[name]
  useShortcuts(
    command ? { [command.key]: () => document.getElementById(buttonId)?.click() } : {},
    command ? { [command.key]: t(`keys.${command.does}`) } : {},
  )
  return (
    <LineCommands>
      {name && command && (
        <Form form={forms[name]}>
          <input type="hidden" name="id" value={id} />
          <Button id={buttonId} type="submit" size="sm" busy={forms[name].isBusy} busyLabel={command.label}>
            {command.label} {hasShortcuts && <Kbd>{command.key.toUpperCase()}</Kbd>}
          </Button>
        </Form>
      )}
      {children}
    </LineCommands>
  )
}
