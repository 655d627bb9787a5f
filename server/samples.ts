import { count } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { accessRequests } from '~/db/schema/access-requests'
import { checkIns } from '~/db/schema/check-ins'
import { circleRequests } from '~/db/schema/circle-requests'
import { contentDocuments } from '~/db/schema/documents'
import { eventMaterials } from '~/db/schema/event-materials'
import { eventInterests, eventResponses, events } from '~/db/schema/events'
import { insights } from '~/db/schema/insights'
import { media } from '~/db/schema/media'
import { sampleData } from '~/db/schema/sample-data'
import { userAccessLevels, users } from '~/db/schema/users'
import { hasSamples } from '~/features/sample-content/queries.server'
import { sampleDocuments } from '~/features/sample-content/sources/content.server'
import { sampleEvents } from '~/features/sample-content/sources/events.server'
import { sampleInsights } from '~/features/sample-content/sources/insights.server'
import { samplePictures } from '~/features/sample-content/sources/pictures.server'
import { sampleSessions } from '~/features/sample-content/sources/sessions.server'
import type { Services } from '~/web/scope.server'
import { announceAccounts, choosePassword, setPassword } from './demo-password'
import { sampleAccounts } from './samples/accounts'
import { fillApplicants } from './samples/applicants'
import { sampleCheckIns } from './samples/check-ins'
import { fillDirectory } from './samples/directory'
import { fillEngagements } from './samples/engagements'
import { fillFeedback } from './samples/feedback'
import { fillGuestMails } from './samples/guest-mails'
import { requestHistory } from './samples/history'
import { fillInbox } from './samples/inbox'
import { fillInvitations } from './samples/invitations'
import { fillOrganisations } from './samples/organisations'
import { fillTimelines } from './samples/people'
import { requests } from './samples/requests'
import { fillThreads } from './samples/threads'
import { fillVisits } from './samples/visits'
import { fillWaitlist } from './samples/waitlist'

export class SamplesRefused extends Error {
  override name = 'SamplesRefused'
}

const hours = 60 * 60 * 1000

/** Fills an empty database with sample data, once. Refuses a database with real data. */
export async function fillWithSamples(services: Services) {
  const { database, settings, log } = services
  const password = choosePassword(settings)
  const accounts = await sampleAccounts(new Date(), settings.brand.domain, password)
  const emails = accounts.map(({ user }) => user.email)
  await database.db.transaction(async (tx) => {
    if (await isDemo(tx)) return setPassword(tx, emails, password)
    await refuseRealData(tx)
    await tx.insert(sampleData).values({})
    await tx.insert(users).values(accounts.map(({ user }) => user))
    await tx.insert(userAccessLevels).values(accounts.map(({ access }) => access))
    await fillOrganisations(tx, new Date(), accounts)
    await fillDirectory(tx, new Date(), accounts)
    const [admin] = accounts
    if (admin) {
      await fillInbox(tx, new Date(), admin.user)
      await fillInvitations(tx, new Date(), admin.user)
      await tx.insert(accessRequests).values(requestHistory(new Date(), admin.user.email))
    }
    await fillVisits(tx, new Date())
    await fill(
      tx,
      services,
      new Date(),
      accounts.filter(({ user }) => !user.email.endsWith(`@${settings.brand.domain}`)).map(({ user }) => user.id),
    )
    await fillTimelines(tx, new Date(), accounts)
    if (admin) {
      const team = { id: admin.user.id, email: admin.user.email, name: admin.user.name ?? '' }
      await fillEngagements(tx, services.files, new Date(), team)
      await fillThreads(tx, new Date(), team)
    }
    log.info('filled with sample data')
  })
  services.hasSamples = true
  await announceAccounts(
    settings,
    emails.filter((email) => email.endsWith(`@${settings.brand.domain}`)),
    password,
  )
}

const isDemo = async (db: Db) => (await db.select().from(sampleData)).length > 0

/** Reads anew whether pages have to say that they show samples. Returns whether that has changed. */
export async function refreshSamples(services: Services): Promise<boolean> {
  const before = services.hasSamples ?? false
  services.hasSamples = await hasSamples(services.database.db)
  return services.hasSamples !== before
}

/** A public site must not have the sample accounts: their password is known. */
export async function refuseSamples(services: Services) {
  await refreshSamples(services)
  if (!services.settings.secure || !(await isDemo(services.database.db))) return
  throw new SamplesRefused(
    'This database holds the sample accounts of the demo, and PUBLIC_URL is https: set DATA_DIR or DATABASE_URL to another, or run the demo on it.',
  )
}

async function refuseRealData(tx: Db) {
  for (const table of [accessRequests, contentDocuments, users]) {
    const [found] = await tx.select({ rows: count() }).from(table)
    if (!found?.rows) continue
    throw new SamplesRefused(
      'This database holds real data. The demo needs one of its own: set DATA_DIR or DATABASE_URL to another.',
    )
  }
}

async function fill(tx: Db, { files, settings }: Services, now: Date, attendees: string[]) {
  await tx.insert(accessRequests).values(
    requests.map(({ hoursAgo, ...request }) => ({
      ...request,
      createdAt: new Date(now.getTime() - hoursAgo * hours),
      ...(request.status === 'pending' ? {} : { reviewedAt: new Date(now.getTime() - (hoursAgo - 24) * hours) }),
    })),
  )
  await fillApplicants(tx, now)
  await tx.insert(contentDocuments).values(sampleDocuments(now))
  const { events: sampled, responses, interests, withMaterials } = sampleEvents(now, attendees)
  const sessions = sampleSessions(now)
  await tx.insert(events).values([...sampled, ...sessions])
  // The request in the inbox is for the next session.
  await tx.update(circleRequests).set({ eventId: sessions[0]?.id ?? null })
  await tx.insert(eventResponses).values(responses)
  const arrived = sampleCheckIns(now, sampled, responses)
  if (arrived.length > 0) await tx.insert(checkIns).values(arrived)
  await tx.insert(eventInterests).values(interests)
  await fillWaitlist(tx, now, attendees)
  await fillFeedback(tx, now, { eventId: withMaterials, attendees })
  const senderEmail = `admin@${settings.brand.domain}`
  const [first] = sampled
  if (first) await fillGuestMails(tx, now, { eventId: first.id, attendees, senderEmail })
  for (const { row, bytes } of sampleInsights(now)) {
    await files.put(row.fileKey, bytes)
    const [item] = await tx.insert(insights).values(row).returning()
    if (item) await tx.insert(eventMaterials).values({ eventId: withMaterials, insightId: item.id })
  }
  for (const { row, bytes } of await samplePictures(now, senderEmail)) {
    await files.put(row.fileKey, bytes)
    await tx.insert(media).values(row)
  }
}
