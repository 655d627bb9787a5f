import type { UpcomingEvents } from '~/features/events/model'
import { EventsCard } from '~/features/events/ui/events-card'
import type { NewestInsights } from '~/features/insights/model'
import { ContentHub } from '~/features/insights/ui/content-hub'

type MemberCardsProps = { upcoming: UpcomingEvents | null; insights: NewestInsights | null }

/** Events to answer and insights to download, on the embassy and hospital pages. */
export const MemberCards = ({ upcoming, insights }: MemberCardsProps) => (
  <div className="wrap grid items-start gap-x-12 gap-y-8 pb-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
    <EventsCard upcoming={upcoming} />
    <ContentHub insights={insights} />
  </div>
)
