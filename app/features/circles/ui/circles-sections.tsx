import type { CirclesContent } from '../model'
import { CircleFacts } from './circle-facts'
import { CirclesHero } from './circles-hero'
import { DatesSection } from './dates-section'
import { ExpectSection } from './expect-section'
import { PastSection } from './past-section'
import { PeopleSection } from './people-section'
import { SessionEvents } from './session-events'
import { VenueSection } from './venue-section'

/** All that is only there to be read. */
export default function CirclesSections({ content }: { content: CirclesContent }) {
  return (
    <>
      <SessionEvents sessions={[content.next, ...content.upcoming].filter((session) => session !== null)} />
      <CirclesHero />
      <CircleFacts />
      <DatesSection next={content.next} upcoming={content.upcoming} />
      <ExpectSection said={content.expect} />
      <PeopleSection forWhom={content.for} held={content.values} />
      <PastSection past={content.past} pastTopics={content.pastTopics} />
      <VenueSection venue={content.venue} gallery={content.gallery} />
    </>
  )
}
