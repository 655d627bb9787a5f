import { JsonLd } from '~/features/site/ui/json-ld'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { circlesPageMessages } from '~/i18n/messages/circles-page'
import { circle, type ShownSession } from '../model'

const countries = { stockholm: 'SE', oslo: 'NO', helsinki: 'FI' } as const

/** Upcoming sessions as structured data for search engines. */
export function SessionEvents({ sessions }: { sessions: ShownSession[] }) {
  const t = useTranslations(circlesPageMessages)
  const { brand, origin } = useSite()
  return sessions.map((session) => (
    <JsonLd
      key={session.id}
      data={{
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: session.title.text,
        description: session.hook?.text ?? t('description', circle.people),
        startDate: session.dateTime,
        ...(session.endsAt ? { endDate: session.endsAt } : {}),
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        isAccessibleForFree: circle.price === 'free',
        maximumAttendeeCapacity: circle.people.to,
        location: {
          '@type': 'Place',
          name: session.venue?.text ?? session.city.text,
          address: {
            '@type': 'PostalAddress',
            addressLocality: session.city.text,
            addressCountry: countries[session.zone],
          },
        },
        organizer: { '@type': 'Organization', name: brand.product, url: origin },
        url: `${origin}/circles`,
      }}
    />
  ))
}
