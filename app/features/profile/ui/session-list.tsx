import { useFormatter, useTranslations } from '~/i18n/language'
import { accountMessages } from '~/i18n/messages/account'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { useForm } from '~/web/forms/use-form'
import { browserName } from '../model'

export type ListedSession = { id: string; userAgent: string; createdAt: string; usedAt: string }

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const

export function SessionList({ sessions, currentSessionId }: { sessions: ListedSession[]; currentSessionId: string }) {
  const t = useTranslations(accountMessages, 'sessions')
  const format = useFormatter()
  return (
    <>
      <ul>
        {sessions.map(({ id, userAgent, createdAt, usedAt }) => {
          const browser = browserName(userAgent) ?? t('unknown')
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-4 first:border-t-0"
            >
              <div>
                <p className="flex items-center gap-3">
                  {browser} {id === currentSessionId && <Badge>{t('this')}</Badge>}
                </p>
                <p className="text-muted text-sm tabular-nums">
                  {t('since', { date: format.dateTime(new Date(createdAt), moment) })},{' '}
                  {t('used', { date: format.dateTime(new Date(usedAt), moment) })}
                </p>
              </div>
              {id !== currentSessionId && (
                <EndSession session={id} label={t('end')} ariaLabel={t('endThat', { browser })} />
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length > 1 && (
        <div className="mt-4">
          <EndSession session="others" label={t('others')} />
        </div>
      )}
    </>
  )
}

function EndSession({ session, label, ariaLabel }: { session: string; label: string; ariaLabel?: string }) {
  const form = useForm('session')
  return (
    <Form form={form}>
      <input type="hidden" name="session" value={session} />
      <Button type="submit" variant="outline" size="sm" busy={form.isBusy} busyLabel={label} aria-label={ariaLabel}>
        {label}
      </Button>
    </Form>
  )
}
