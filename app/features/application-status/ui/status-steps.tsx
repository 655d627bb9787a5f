import { Circle, CircleCheck, CircleDot } from 'lucide'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { applicationStatusMessages } from '~/i18n/messages/application-status'
import { cx } from '~/lib/cx'
import { Icon } from '~/ui/icon'
import { type Application, type ApplicationState, applicationStates } from '../model'

const marks = {
  done: { icon: CircleCheck, color: 'text-success' },
  now: { icon: CircleDot, color: 'text-prestige' },
  next: { icon: Circle, color: 'text-muted' },
} as const

/** How far the request has come: every step with what has happened, or when it will. */
export function StatusSteps({ application }: { application: Application }) {
  const t = useTranslations(applicationStatusMessages)
  const details = useDetails(application)
  const reached = applicationStates.indexOf(application.state)
  return (
    <ol>
      {applicationStates.map((state, index) => {
        const isLast = index === applicationStates.length - 1
        const place = index > reached ? 'next' : index < reached || isLast ? 'done' : 'now'
        const { icon, color } = marks[place]
        return (
          <li key={state} aria-current={index === reached ? 'step' : undefined} className="flex gap-4">
            <div className="grid grid-rows-[auto_1fr] justify-items-center">
              <Icon icon={icon} className={cx('mt-1 size-5', color)} />
              {!isLast && <span aria-hidden="true" className="mt-1.5 w-px bg-line" />}
            </div>
            <div className={cx('min-w-0', !isLast && 'pb-7')}>
              <p className={cx('font-display text-xl', place === 'next' && 'text-muted')}>
                <span className="sr-only">{t(place, { state: t(`states.${state}`) })}</span>
                <span aria-hidden="true">{t(`states.${state}`)}</span>
              </p>
              <p className="text-muted">{details[state]}</p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function useDetails({ state, receivedOn, promise }: Application): Record<ApplicationState, string> {
  const t = useTranslations(applicationStatusMessages, 'details')
  const { email } = useSite().brand
  const due =
    promise && !promise.isDelayed ? t('decidedBy', { date: promise.day, time: promise.time }) : t('decidedNext')
  return {
    received: t('receivedAt', { date: receivedOn }),
    review: state === 'received' ? t('reviewNext') : t('reviewNow'),
    decided: state === 'decided' ? t('decidedNow', { email }) : due,
  }
}
