import { useTranslations } from '~/i18n/language'
import { dialogueMessages } from '~/i18n/messages/dialogue'
import { TextAreaField } from '~/ui/field'
import type { FormResult } from '~/web/forms/form-result'
import type { OwnThreadForm } from '../model'
import { MessageRefused } from './message-fields'

type Left = Extract<FormResult<OwnThreadForm>, { state: 'refused' }>

export const isLeft = (result: FormResult<OwnThreadForm> | undefined): result is Left =>
  result?.state === 'refused' && result.reason === 'left'

/** The reason and the text of a message that was sent without JavaScript, where the page has no form for it any more. */
export function LeftMessage({ result }: { result: Left }) {
  const t = useTranslations(dialogueMessages)
  return (
    <div className="grid max-w-3xl gap-4">
      <MessageRefused form={{ result, reason: result.reason }} />
      <TextAreaField name="body" label={t('message')} rows={5} readOnly defaultValue={result.values.body} />
    </div>
  )
}
