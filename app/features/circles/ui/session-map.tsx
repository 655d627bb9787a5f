import { useTranslations } from '~/i18n/language'
import { circlesSectionsMessages } from '~/i18n/messages/circles-sections'
import { RouteMap } from '~/ui/route-map'
import { type CircleDates, circleCities, type ShownSession } from '../model'

type SessionMapProps = Pick<CircleDates, 'next' | 'cityDates' | 'route'> & { className?: string }

/** The three cities with the next date of each, and the arc to the next session. */
export function SessionMap({ next, cityDates, route, className }: SessionMapProps) {
  const t = useTranslations(circlesSectionsMessages, 'map')
  const dateIn = (session: ShownSession) =>
    session.id === next?.id ? `${session.shortDay}, ${session.begins}` : session.shortDay
  const dates = Object.fromEntries(
    circleCities.flatMap((city) => {
      const session = cityDates[city]
      return session ? [[city, dateIn(session)]] : []
    }),
  )
  const sentences = circleCities.flatMap((city) => {
    const session = cityDates[city]
    return session ? [t('date', { city: t(city), date: session.date })] : []
  })
  return (
    <RouteMap
      label={[t('label'), ...sentences].join(' ')}
      oslo={t('oslo')}
      stockholm={t('stockholm')}
      helsinki={t('helsinki')}
      dates={dates}
      next={next?.place}
      route={route}
      {...(className && { className })}
    />
  )
}
