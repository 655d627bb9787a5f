import { acceptOf, maxFileBytes } from '~/files/kinds'
import { formatSize } from '~/files/size'
import { useTranslations } from '~/i18n/language'
import { dialogueMessages } from '~/i18n/messages/dialogue'
import { Alert } from '~/ui/alert'
import { TextAreaField } from '~/ui/field'
import { FileField } from '~/ui/file-field'
import { FormFailure } from '~/web/forms/form-parts'
import type { FormHandle } from '~/web/forms/use-form'
import { type OwnThreadForm, threadLengths } from '../model'

type Form = FormHandle<OwnThreadForm>

/** Why a member's message was not sent. What they typed is still there. */
export function MessageRefused({ form: { result, reason } }: { form: Pick<Form, 'result' | 'reason'> }) {
  const t = useTranslations(dialogueMessages, 'refused')
  return (
    <>
      <FormFailure result={result} />
      {reason && (
        <Alert tone="danger" title={t('title')}>
          {t(reason)}
        </Alert>
      )}
    </>
  )
}

/** The text of a message and its file. */
export function MessageFields({ form, label }: { form: Form; label: string }) {
  const t = useTranslations(dialogueMessages)
  const size = formatSize(maxFileBytes)
  return (
    <>
      <TextAreaField
        label={label}
        required
        rows={5}
        maxLength={threadLengths.body}
        // What is typed meanwhile would be gone with the message that was sent.
        readOnly={form.isBusy}
        {...form.field('body')}
      />
      <FileField
        label={t('file')}
        hint={t('fileHint', { size })}
        accept={acceptOf(['pdf'])}
        largest={maxFileBytes}
        tooLarge={t('fileTooLarge', { size })}
        name="file"
        error={form.errorOf('file')}
      />
    </>
  )
}
