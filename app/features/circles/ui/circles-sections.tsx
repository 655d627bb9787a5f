import type { CirclesContent } from '../model'
import { CircleFacts } from './circle-facts'
import { CirclesHero } from './circles-hero'
import { DatesSection } from './dates-section'
import { ExpectSection } from './expect-section'
import { PastSection } from './past-section'
import { PeopleSection } from './people-section'
import { SessionEvents } from './session-events'
import { VenueSection } from './venue-section'

/** The sections of the page that are not hydrated: they have nothing interactive. */
export default function CirclesSections({ content }: { content: CirclesContent }) {
  return (
    <>
      <SessionEvents sessions={[content.next, ...content.upcoming].filter((session) => session !== null)} />
      <CirclesHero />
      <CircleFacts rhythm={content.rhythm} />
      <DatesSection
        next={content.next}
        upcoming={content.upcoming}
        cityDates={content.cityDates}
        route={content.route}
        city={content.city}
      />
      <ExpectSection texts={content.expect} />
      <PeopleSection audience={content.for} values={content.values} />
      <PastSection past={content.past} pastTopics={content.pastTopics} />
      <VenueSection venue={content.venue} gallery={content.gallery} />
    </>
  )
}
