import { useTranslations } from '~/i18n/language'
import { circlesSectionsMessages } from '~/i18n/messages/circles-sections'
import type { CirclesContent } from '../model'
import { SubscribeToCalendar } from './calendar-links'
import { CityFilter } from './city-filter'
import { NextSession } from './next-session'
import { NoDates } from './no-dates'
import { SessionMap } from './session-map'
import { UpcomingDates } from './upcoming-dates'

type Props = Pick<CirclesContent, 'next' | 'upcoming' | 'cityDates' | 'route' | 'city'>

/** The dates of all cities or of one, on a map and in a list; how to get a seat when none is announced. */
export function DatesSection({ next, upcoming, cityDates, route, city }: Props) {
  const t = useTranslations(circlesSectionsMessages)
  const hasDates = Object.values(cityDates).some((session) => session !== null)
  return (
    <section id="dates" className="overflow-clip border-line border-y">
      <div className="wrap grid gap-10 py-16 md:py-20">
        {(hasDates || city) && <CityFilter city={city} />}
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[5fr_7fr]">
          {next ? <NextSession session={next} /> : <NoDates city={city ? t(`map.${city}`) : null} />}
          <SessionMap
            next={next}
            cityDates={cityDates}
            route={route}
            className="self-center max-md:-mx-5 max-md:w-[calc(100%+2.5rem)] md:max-lg:max-w-[40rem] xl:-mr-16 xl:w-[calc(100%+4rem)]"
          />
        </div>
        {upcoming.length > 0 && <UpcomingDates sessions={upcoming} />}
        {hasDates && <SubscribeToCalendar />}
      </div>
    </section>
  )
}
