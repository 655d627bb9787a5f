import { useTranslations } from '~/i18n/language'
import { attendanceMessages } from '~/i18n/messages/attendance'
import { Link } from '~/ui/link'
import { type Attendees, attendanceChoicePage } from '../model'

/** Who else is coming, for someone who is coming too. */
export function AttendeeList({ shown, others, showsOwn }: Attendees) {
  const t = useTranslations(attendanceMessages)
  const isAlone = others === 0 && shown.every(({ isMe }) => isMe)
  return (
    <section aria-labelledby="attendees-title">
      <h2 id="attendees-title" className="border-line border-b pb-2.5 text-xl">
        {t('coming')}
      </h2>
      {shown.length > 0 && (
        <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
          {shown.map(({ name, isMe, page }, index) => (
            // Two guests may have one name, and those outside the directory have no id here.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list has no state and is replaced as a whole
            <li key={index} className="flex min-h-11 flex-wrap items-center gap-x-2 wrap-anywhere">
              {page ? (
                <Link to={page} className="underline underline-offset-4">
                  {name}
                </Link>
              ) : (
                name
              )}
              {isMe && <span className="text-muted text-sm">{t('you')}</span>}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-muted text-sm">
        {isAlone && `${t('alone')} `}
        {others > 0 && `${t(shown.length > 0 ? 'others' : 'onlyOthers', { others })} `}
        {t('among')}{' '}
        <Link to={attendanceChoicePage} className="text-ink underline underline-offset-4">
          {t(showsOwn ? 'change' : 'choose')}
        </Link>
      </p>
    </section>
  )
}
