import { and, eq, lte, sql } from 'drizzle-orm'
import { can } from '~/auth/permissions'
import { accessRequests } from '~/db/schema/access-requests'
import { chatMessages } from '~/db/schema/chat-messages'
import { circleRequests } from '~/db/schema/circle-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { contentDocuments } from '~/db/schema/documents'
import { events } from '~/db/schema/events'
import { insights } from '~/db/schema/insights'
import { mails } from '~/db/schema/mails'
import { organisations } from '~/db/schema/organisations'
import { documentText, eventText, libraryText } from '~/db/schema/searched-text'
import { users } from '~/db/schema/users'
import { requestPage } from '~/features/access-requests/model/review'
import { type DocumentType, documentForms } from '~/features/cms/fields/model'
import { eventAddress } from '~/features/events/model'
import { isFor, isSeenBy } from '~/features/events/queries.server'
import { type HandledKind, itemPage } from '~/features/inbox/model'
import { insightPage } from '~/features/insights/model'
import { mailPage } from '~/features/mail-log/model'
import { organisationPage } from '~/features/organisations/model'
import { kindLabels } from '~/features/organisations/ui/labels'
import { personPage } from '~/features/people/model'
import { usersPage } from '~/features/users/model'
import { dateFormat } from '~/i18n/date-format'
import { formatTags, type Locale } from '~/i18n/locales'
import type { OrganisationKind } from '~/lib/organisation-kinds'
import type { Ctx } from '~/web/ctx.server'
import { directorySources } from './directory.server'
import { engagementSources } from './engagements.server'
import { nothing, type Part, type Row, type Source, searched } from './source.server'

/** The sources whose rows the actor may see. */
export function sourcesFor(ctx: Ctx): Source[] {
  const { actor } = ctx
  if (!actor) return []
  const seesEveryEvent = can(actor, 'event.oversee')
  const seesLibrary = can(actor, 'content.list')
  return [
    // Admins find everyone who has an account, others whom the directory shows them.
    ...(can(actor, 'user.list') ? [people(can(actor, 'person.see'))] : directorySources(actor)),
    ...(can(actor, 'organisation.see') ? [organisationSource] : []),
    ...engagementSources(actor),
    ...(can(actor, 'accessRequest.list') ? [requests] : []),
    seesEveryEvent ? eventSources[ctx.locale] : upcomingEvents(ctx),
    ...(can(actor, 'inbox.read') ? [contacts, circles, chats] : []),
    ...(can(actor, 'mail.list') ? [sentMails] : []),
    ...(can(actor, 'content.list') ? [documents] : []),
    seesLibrary ? libraries[ctx.locale] : ownLibrary(ctx),
  ]
}

const joined = (...parts: Part[]) =>
  sql`concat_ws(' · ', ${sql.join(
    parts.map((part) => sql`nullif(${part}, '')`),
    sql`, `,
  )})`

const organisationSource = searched({
  kind: 'organisation',
  table: organisations,
  id: organisations.id,
  title: organisations.name,
  detail: nothing,
  variant: sql`${organisations.kind}::text`,
  at: organisations.createdAt,
  newest: sql`${organisations.createdAt} desc`,
  text: organisations.searched,
  present: ({ id, variant }) => ({
    to: organisationPage(id),
    detail: kindLabels[variant as OrganisationKind] ?? '',
  }),
})

/** Those who do not see a person's page open them in the list of users. */
const people = (seesPages: boolean) => (seesPages ? peopleOn(personPage) : peopleOn((user) => usersPage({ user })))

const peopleOn = (pageOf: (id: string) => string) =>
  searched({
    kind: 'person',
    table: users,
    id: users.id,
    title: sql`coalesce(nullif(${users.name}, ''), ${users.email})`,
    detail: users.email,
    at: users.createdAt,
    newest: sql`${users.createdAt} desc`,
    text: users.searched,
    hasBeginnings: true,
    present: ({ id }) => ({ to: pageOf(id) }),
  })

const requests = searched({
  kind: 'request',
  table: accessRequests,
  id: accessRequests.id,
  title: accessRequests.name,
  detail: joined(accessRequests.organization, accessRequests.email),
  at: accessRequests.createdAt,
  newest: sql`${accessRequests.createdAt} desc`,
  text: accessRequests.searched,
  present: ({ id }) => ({ to: requestPage(id) }),
})

const eventsIn = (locale: Locale): Source => {
  const source = searched({
    kind: 'event',
    table: events,
    id: events.id,
    title: sql`coalesce(${events.translations} #>> ${sql.raw(`'{${locale},title}'`)}, ${events.title})`,
    detail: events.location,
    variant: events.timeZone,
    at: events.eventDate,
    text: eventText(events),
    present: ({ id }) => ({ to: `/admin/events/${id}` }),
  })
  return {
    ...source,
    present: (row) => ({
      ...source.present(row),
      detail: `${writtenDay(row.at, row.variant, locale)} · ${row.detail}`,
    }),
  }
}

const eventSources = { en: eventsIn('en'), sv: eventsIn('sv'), no: eventsIn('no') } satisfies Record<Locale, Source>

const writtenDay = (at: number, timeZone: string, locale: Locale) =>
  dateFormat(formatTags[locale], { timeZone, day: 'numeric', month: 'short', year: 'numeric' }).format(at)

/** What a member can still go to; past events are listed on their page. */
function upcomingEvents(ctx: Ctx): Source {
  const source = eventSources[ctx.locale]
  const isAhead = sql`coalesce(${events.endsAt}, ${events.eventDate}) >= ${ctx.now.toISOString()}::timestamptz`
  return {
    ...source,
    where: and(eq(events.status, 'scheduled'), isAhead, ctx.actor ? isSeenBy(ctx.actor) : sql`false`),
    present: (row) => ({ ...source.present(row), to: eventAddress(row.id) }),
  }
}

const inboxSource = (kind: HandledKind) => ({
  kind: 'inbox' as const,
  present: ({ id }: Row) => ({ to: itemPage({ kind, id }) }),
})

const contacts = searched({
  ...inboxSource('contact'),
  table: contactRequests,
  id: contactRequests.id,
  title: contactRequests.name,
  detail: joined(contactRequests.organization, contactRequests.email),
  at: contactRequests.createdAt,
  newest: sql`${contactRequests.createdAt} desc nulls last`,
  text: contactRequests.searched,
})

const circles = searched({
  ...inboxSource('circles'),
  table: circleRequests,
  id: circleRequests.id,
  title: circleRequests.name,
  detail: joined(circleRequests.organization, circleRequests.email),
  at: circleRequests.createdAt,
  newest: sql`${circleRequests.createdAt} desc nulls last`,
  text: circleRequests.searched,
})

const chats = searched({
  ...inboxSource('chat'),
  table: chatMessages,
  id: chatMessages.conversationId,
  title: sql`left(${chatMessages.content}, 120)`,
  detail: nothing,
  at: chatMessages.createdAt,
  newest: sql`${chatMessages.createdAt} desc`,
  text: chatMessages.searched,
})

const sentMails = searched({
  kind: 'mail',
  table: mails,
  id: mails.id,
  title: mails.subject,
  detail: mails.toAddress,
  at: mails.createdAt,
  newest: sql`${mails.createdAt} desc`,
  text: mails.searched,
  // Twice as many as members; what a mail is about is found by the person or the event as well.
  comparedNewest: 1000,
  present: ({ id }) => ({ to: mailPage(id) }),
})

const fields = sql`coalesce(${contentDocuments.draft}, ${contentDocuments.published})`
const fieldText = (path: string) => sql`nullif(${fields} #>> ${sql.raw(`'{${path}}'`)}, '')`

const documents = searched({
  kind: 'document',
  table: contentDocuments,
  id: contentDocuments.id,
  title: sql`coalesce(${sql.join(
    ['title,en', 'title,sv', 'title,no', 'alt,en', 'author', 'market,en', 'weekStart', 'slug'].map(fieldText),
    sql`, `,
  )}, '')`,
  detail: nothing,
  variant: sql`${contentDocuments.type}::text`,
  at: contentDocuments.updatedAt,
  text: documentText(contentDocuments),
  present: ({ id, title, variant }) => {
    const form = documentForms[variant as DocumentType]
    return { to: `/admin/content/${variant}/${id}`, title: title || form.one, detail: form.one }
  },
})

const libraryIn = (locale: Locale) =>
  searched({
    kind: 'library',
    table: insights,
    id: insights.id,
    title: sql`coalesce(${insights.title} ->> ${sql.raw(`'${locale}'`)}, ${insights.title} ->> 'en')`,
    detail: insights.fileName,
    at: insights.updatedAt,
    text: libraryText(insights),
    present: ({ id }) => ({ to: insightPage(id) }),
  })

const libraries = { en: libraryIn('en'), sv: libraryIn('sv'), no: libraryIn('no') } satisfies Record<Locale, Source>

function ownLibrary(ctx: Ctx): Source {
  return {
    ...libraries[ctx.locale],
    where: and(lte(insights.publishedAt, ctx.now), ctx.actor ? isFor(ctx.actor, insights) : sql`false`),
    present: ({ id }) => ({ to: `/insights/${id}`, isFile: true }),
  }
}
