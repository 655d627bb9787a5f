import { responsePromise } from '~/features/contact/model'
import {
  engagementPage,
  engagementRequestPage,
  engagementsPage,
  type ListedEngagement,
  type ListedRequest,
} from '~/features/engagements/model'
import { countNotStarted, listEndingOffers, listEngagementRequests } from '~/features/engagements/queries.server'
import { amountLabel, dayLabel, names } from '~/features/engagements/ui/labels'
import { addDays, officeMoment } from '~/lib/office-hours'
import { dayMs, hourMs, writeMoment } from '~/lib/promise-clock'
import type { Ctx } from '~/web/ctx.server'
import { byDue, type Line, lineTime } from '../model/lines'

/** So many days before an offer ends it is a line. */
const daysAhead = 5

/** Members who ask for a program, offers that end soon without an answer, and in one line what has no first day yet. */
export async function listOfferLines(ctx: Ctx, limit: number): Promise<Line[]> {
  const requests = await listEngagementRequests(ctx, limit)
  const offers = await listEndingOffers(ctx, { days: daysAhead, limit })
  const notStarted = await countNotStarted(ctx)
  return [
    ...requests.map((row) => requestLine(row, ctx.now)),
    ...offers.map((row) => offerLine(row, ctx.now)),
    ...(notStarted > 0 ? [notStartedLine(notStarted)] : []),
  ]
    .toSorted(byDue)
    .slice(0, limit)
}

function notStartedLine(count: number): Line {
  const isOne = count === 1
  return {
    kind: 'offer',
    id: 'not-started',
    name: isOne ? 'Accepted engagement' : 'Accepted engagements',
    who: isOne ? '1 accepted engagement' : `${count} accepted engagements`,
    from: 'Accepted, not under way',
    what: isOne ? 'Waits for its first day' : 'Wait for their first day',
    about: 'What was promised has no due dates until then',
    lang: null,
    time: { tone: 'calm', left: 'No first day', by: 'to be set', short: 'to set', share: null, dueAt: null },
    page: `${engagementsPage}?state=accepted`,
    action: 'Open',
    form: null,
  }
}

function requestLine({ id, name, organisation, program, tier, message, createdAt }: ListedRequest, now: Date): Line {
  const msWhole = responsePromise.hours * hourMs
  const dueAt = new Date(createdAt.getTime() + msWhole)
  const msLeft = dueAt.getTime() - now.getTime()
  return {
    kind: 'offer',
    id,
    name,
    who: name,
    from: organisation ?? 'No organisation',
    what: `Asks for ${tier ? names.offering({ program, tier }) : names.program(program)}`,
    about: message,
    lang: null,
    time: lineTime({ unit: 'hours', msLeft, msWhole, dueAt }, `answer by ${writeMoment(dueAt, now)}`),
    page: engagementRequestPage(id),
    action: 'Open',
    form: null,
  }
}

function offerLine(offer: ListedEngagement, now: Date): Line {
  const { id, organisation, owner, validUntil, total } = offer
  // The offer ends with its last day.
  const dueAt = officeMoment(addDays(validUntil, 1), '00:00')
  const msLeft = dueAt.getTime() - now.getTime()
  return {
    kind: 'offer',
    id,
    name: organisation,
    who: organisation,
    from: owner ?? 'Nobody leads it',
    what: names.offering(offer),
    about: `${amountLabel(total)}, not answered`,
    lang: null,
    time: lineTime({ unit: 'days', msLeft, msWhole: daysAhead * dayMs, dueAt }, `ends on ${dayLabel(validUntil)}`),
    page: engagementPage(id),
    action: 'Open',
    form: null,
  }
}
