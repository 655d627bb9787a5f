import { useFormatter, useTranslations } from '~/i18n/language'
import { accountMessages } from '~/i18n/messages/account'
import { Badge } from '~/ui/badge'

type Props = {
  requests: {
    id: string
    role: 'supplier' | 'embassy' | 'hospital'
    organization: string
    status: 'pending' | 'approved' | 'rejected' | 'withdrawn'
    createdAt: string
  }[]
  answers: {
    id: string
    title: string
    titleLang?: string | undefined
    eventDate: string
    status: 'draft' | 'scheduled' | 'cancelled'
    response: 'attending' | 'not_attending'
  }[]
}

const day = { dateStyle: 'medium' } as const

export function RequestsAndAnswers({ requests, answers }: Props) {
  const t = useTranslations(accountMessages, 'requests')
  const format = useFormatter()
  const rows = [
    ...requests.map(({ id, role, organization, status, createdAt }) => ({
      id,
      date: createdAt,
      label: t('request', { role: t(`roles.${role}`), organization }),
      lang: undefined,
      state: t(`statuses.${status}`),
    })),
    ...answers.map(({ id, title, titleLang, eventDate, status, response }) => ({
      id,
      date: eventDate,
      label: title,
      lang: titleLang,
      // A cancelled event is shown as cancelled, whatever was answered.
      state: t(`answers.${status === 'cancelled' ? status : response}`),
    })),
  ].toSorted((a, b) => b.date.localeCompare(a.date))
  if (rows.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <ul>
      {rows.map(({ id, date, label, lang, state }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-t py-4 first:border-t-0"
        >
          <span>
            <span lang={lang}>{label}</span>
            <span className="block text-muted text-sm tabular-nums">{format.dateTime(new Date(date), day)}</span>
          </span>
          <Badge>{state}</Badge>
        </li>
      ))}
    </ul>
  )
}
