import { useLocation } from 'react-router'
import { useDates } from '~/features/members/ui/use-dates'
import { useTranslations } from '~/i18n/language'
import { dialogueMessages } from '~/i18n/messages/dialogue'
import { unsavedField } from '~/web/forms/form-result'
import type { UnsavedMessage } from './use-unsaved-message'

/** Where the text of a message is that was not sent. Within the form: the command that sends it deletes what is stored. */
export function UnsavedMessageState({ unsaved: { form, state, restoredAt } }: { unsaved: UnsavedMessage }) {
  const t = useTranslations(dialogueMessages, 'unsaved')
  const { moment } = useDates()
  const { pathname, search } = useLocation()
  const signIn = `/login?${new URLSearchParams({ to: `${pathname}${search}` })}`
  return (
    <>
      <input type="hidden" name={unsavedField} value={form} />
      {(state.is === 'failed' || state.is === 'signed-out') && (
        <p role="alert" className="text-danger text-sm">
          {t(state.is === 'failed' ? 'failed' : 'signedOut')}{' '}
          {state.is === 'signed-out' && (
            <a href={signIn} className="underline">
              {t('signIn')}
            </a>
          )}
        </p>
      )}
      {state.is === 'stored' && <p className="text-muted text-sm">{t('stored')}</p>}
      {restoredAt && (state.is === 'none' || state.is === 'waiting') && (
        <p role="status" className="text-muted text-sm">
          {t('back', { at: moment(restoredAt) })}
        </p>
      )}
    </>
  )
}
