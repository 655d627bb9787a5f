import { startForger } from '../test/token-forger.ts'
import { aPdf, aPng } from '../test/uploads.ts'
import { newAddress, newMember, post } from './accounts.ts'
import { newNote } from './content-admin.ts'
import { enterAs } from './demo.ts'
import { engagementActions } from './engagement-actions.ts'
import { addApp } from './factors.ts'
import { type Answer, ask } from './http.ts'
import { openItem, userId, writeToUs } from './inbox.ts'
import { addWaiting, makeFullEvent } from './seats.ts'
import type { Site } from './server.ts'
import { threadActions } from './thread-actions.ts'
import { anItem, postFile } from './uploads.ts'

type Fields = Record<string, string>
/** A site and the session cookies of two admins. */
export type TwoAdmins = { demo: Site; cookie: string; otherCookie: string }

/** Both admins send the same form at once. */
const postTwice = ({ demo, cookie, otherCookie }: TwoAdmins, path: string, fields: Fields) =>
  Promise.all([cookie, otherCookie].map((Cookie) => post(demo, path, fields, { Cookie })))

/** The version in the hidden field of a page. */
async function readVersion({ demo, cookie }: TwoAdmins, path: string, name: string) {
  const { text } = await ask(demo, path, { headers: { Cookie: cookie } })
  return new RegExp(`name="${name}" value="(\\d+)"`).exec(text)?.[1] ?? ''
}

const year = new Date().getUTCFullYear() + 1
const anEvent = {
  ...{ title: 'Two at once', eventType: 'Round table', date: `${year}-06-01`, time: '18:00', timeZone: 'Europe/Oslo' },
  ...{ endDate: '', endTime: '', location: 'Oslo', seats: '', description: '', roles: 'supplier', minLevel: 'entry' },
}

type Step = [action: string, press: () => Promise<Answer[]>]

/** Everything that an admin can do, in an order in which each can be done. */
export async function adminActions(admins: TwoAdmins): Promise<Step[]> {
  const { demo, cookie, otherCookie } = admins
  const { email, cookie: memberCookie } = await newMember(demo)
  const user = await userId(demo, email)
  const guest = newAddress('region.example')
  const otherGuest = newAddress('region.example')
  const invitations = (form: string, fields: Fields) => postTwice(admins, `/admin/invitations?form=${form}`, fields)
  /** The newest one to an address. */
  const invitationTo = async (email: string) => {
    const { text } = await ask(demo, `/admin/invitations?state=waiting&q=${email}`, { headers: { Cookie: cookie } })
    return /name="id" value="([\da-f-]{36})"/.exec(text)?.[1] ?? /[?&;]id=([\da-f-]{36})/.exec(text)?.[1] ?? ''
  }
  // The demo's first supplier is the first member of their organisation.
  const [proposed, declined] = [newAddress('region.example'), newAddress('region.example')]
  const supplier = await enterAs(demo, 'supplier')
  for (const email of [proposed, declined]) {
    await post(demo, '/account?form=propose', { name: 'Two at once', email }, { Cookie: supplier })
  }
  const proposals = (form: string, fields: Fields) =>
    postTwice(admins, `/admin/invitations/proposals?form=${form}`, fields)
  const proposalOf = async (email: string) => {
    const { text } = await ask(demo, '/admin/invitations/proposals', { headers: { Cookie: cookie } })
    return new RegExp(`${email}[\\s\\S]*?name="id" value="([\\da-f-]{36})"`).exec(text)?.[1] ?? ''
  }
  const users = (form: string, fields: Fields): Promise<Answer[]> =>
    postTwice(admins, `/admin?index&form=${form}`, fields)

  const applicant = newAddress('sykehus.example')
  const request = { name: 'Kari Berg', email: applicant, organization: 'Nord', role: 'hospital', reason: 'A ward.' }
  await post(demo, '/request-access', request)
  const list = await ask(demo, '/admin/requests', { headers: { Cookie: cookie } })
  const id = new RegExp(`id=([\\da-f-]{36})(?:(?!id=)[\\s\\S])*?${applicant}`).exec(list.text)?.[1] ?? ''
  const requests = (form: string, fields: Fields = {}) =>
    postTwice(admins, `/admin/requests?form=${form}`, { id, ...fields })

  const event = crypto.randomUUID()
  const eventPage = `/admin/events/${event}`
  const material = crypto.randomUUID()
  const sequence = () => readVersion(admins, eventPage, 'sequence')
  /** To everyone who has not answered. */
  const message = crypto.randomUUID()
  const mailPage = `${eventPage}/messages/${message}`
  const mailFields = { groups: 'no_answer', 'subject-en': 'Two at once', 'body-en': 'Behind the house.' }
  const mailVersion = () => readVersion(admins, mailPage, 'version')
  const mail = async (form: string, fields: Fields = {}) =>
    postTwice(admins, `${mailPage}?form=${form}`, { version: await mailVersion(), ...fields })
  const mailFile = async () =>
    files(`${mailPage}?form=add-file`, { version: await mailVersion() }, { name: 'a.pdf', bytes: aPdf() })
  const mailFileKey = async () => {
    const { text } = await ask(demo, mailPage, { headers: { Cookie: cookie } })
    return /name="key" value="([^"]+)"/.exec(text)?.[1] ?? ''
  }
  const offered = await makeFullEvent(demo, 'An offer withdrawn twice')
  const waiting = await addWaiting(demo, offered.id)
  await offered.giveUp()
  const otherDraft = crypto.randomUUID()
  await post(demo, '/admin/events/new', { id: otherDraft, ...anEvent }, { Cookie: cookie })

  const organisation = { id: crypto.randomUUID(), newId: crypto.randomUUID() }
  const organisationPage = `/admin/organisations/${organisation.id}`
  const colleague = await newMember(demo)
  const colleagueId = await userId(demo, colleague.email)
  const organisationFields = {
    name: 'Two at once',
    kind: 'supplier',
    country: 'SE',
    level: 'entry',
    domains: 'two-at-once.example',
  }

  const forger = await startForger()
  const signOn = (form: string, fields: Fields = {}) =>
    postTwice(admins, `${organisationPage}/single-sign-on?form=${form}`, fields)

  const teamNote = { note: crypto.randomUUID(), text: 'Met in Oslo.' }
  const personPage = `/admin/people/${colleagueId}`

  const note = crypto.randomUUID()
  const notePage = `/admin/content/note/${note}`
  const noteFields = newNote('Two at once')
  const version = () => readVersion(admins, notePage, 'version')
  const content = async (form: string, fields: Fields = {}) =>
    postTwice(admins, `${notePage}?form=${form}`, { id: note, version: await version(), ...fields })

  const item = anItem({ titleEn: 'Two at once' })
  const itemPage = `/admin/content/insights/${item.id}`
  const files = (path: string, fields: Parameters<typeof postFile>[3], file?: Parameters<typeof postFile>[4]) =>
    Promise.all([cookie, otherCookie].map((adminCookie) => postFile(demo, path, adminCookie, fields, file)))
  const insight = async (overrides: Parameters<typeof anItem>[0]) =>
    files(`${itemPage}?form=save`, { ...item, version: await readVersion(admins, itemPage, 'version'), ...overrides })
  const { published: _, ...hidden } = item

  const { email: writer } = await writeToUs(demo)
  const { item: inboxItem } = await openItem(demo, writer, cookie)
  const me = await userId(demo, 'admin@nordbro.example')
  const inbox = (form: string, fields: Fields = {}) =>
    postTwice(admins, `/admin/inbox?form=${form}`, { item: inboxItem, ...fields })
  /** Each sends an answer with another id. */
  const answers = () =>
    Promise.all(
      [cookie, otherCookie].map((Cookie) => {
        const fields = {
          item: inboxItem,
          answer: crypto.randomUUID(),
          seen: '0',
          subject: 'Re',
          body: 'Yes.',
          after: 'open',
        }
        return post(demo, '/admin/inbox?form=answer', fields, { Cookie })
      }),
    )

  const picture = { name: 'two.png', bytes: await aPng({ width: 311, height: 173 }) }
  const pictures = '/admin/content/pictures'
  const pictureId = async () => {
    const { text } = await ask(demo, pictures, { headers: { Cookie: cookie } })
    return /\/media\/([\da-f-]{36})/.exec(text)?.[1] ?? ''
  }

  const phone = { BRAND_PHONE: '+46 8 465 004 01', 'seen-BRAND_PHONE': '+46 8 465 004 00' }

  return [
    ['settings.changed', () => postTwice(admins, '/admin/settings?form=settings', phone)],
    ['user.role-changed', () => users('role', { user, role: 'embassy' })],
    ['user.level-changed', () => users('level', { user, level: 'premium' })],
    [
      'user.factors-removed',
      async () => {
        await addApp(demo, memberCookie)
        return users('factors', { user })
      },
    ],
    ['user.signed-out', () => users('sign-out', { user: colleagueId })],
    ['user.promoted', () => users('promote', { user, adminRole: 'editor' })],
    ['user.admin-role-changed', () => users('admin-role', { user, adminRole: 'reader' })],
    ['user.demoted', () => users('demote', { user })],
    ['user.reset-sent', () => users('reset', { user })],
    ['user.removed', () => users('remove', { user })],
    ['user.invited', () => invitations('invite', { email: guest, role: 'hospital' })],
    ['invitation.resent', async () => invitations('resend', { id: await invitationTo(guest) })],
    [
      'invitation.readdressed',
      async () => invitations('address', { id: await invitationTo(guest), email: otherGuest }),
    ],
    ['invitation.revoked', async () => invitations('revoke', { id: await invitationTo(otherGuest) })],
    ['proposal.confirmed', async () => proposals('confirm', { id: await proposalOf(proposed) })],
    ['proposal.declined', async () => proposals('decline', { id: await proposalOf(declined) })],
    ['access-request.noted', () => requests('note', { notes: 'Met in Oslo.' })],
    ['access-request.rejected', () => requests('decide', { decision: 'rejected' })],
    // Only the admin who decided may undo it, so one of the two succeeds.
    ['access-request.reopened', () => requests('undo')],
    ['access-request.approved', () => requests('decide', { decision: 'approved' })],
    [
      'organisation.created',
      () => postTwice(admins, '/admin/organisations/new', { id: organisation.id, ...organisationFields }),
    ],
    [
      'organisation.changed',
      async () =>
        postTwice(admins, `${organisationPage}?form=save`, {
          ...{ ...organisationFields, notes: 'Met in Oslo.' },
          version: await readVersion(admins, organisationPage, 'version'),
        }),
    ],
    ['organisation.member-added', () => postTwice(admins, `${organisationPage}?form=add`, { email: colleague.email })],
    [
      'identity-provider.saved',
      () => signOn('save', { issuer: forger.issuer, clientId: 'nordbro', clientSecret: 'the secret' }),
    ],
    ['identity-provider.turned-on', () => signOn('turn-on')],
    ['identity-provider.turned-off', () => signOn('turn-off')],
    ['identity-provider.removed', () => signOn('remove')],
    [
      'organisation.split',
      () =>
        postTwice(admins, `${organisationPage}?form=split`, {
          ...{ newId: organisation.newId, name: 'Two at once, split', user: colleagueId, domain: '' },
        }),
    ],
    [
      'organisation.merged',
      () => postTwice(admins, `/admin/organisations/${organisation.newId}?form=merge`, { into: organisation.id }),
    ],
    ['organisation.member-removed', () => postTwice(admins, `${organisationPage}?form=remove`, { user: colleagueId })],
    ['team-note.added', () => postTwice(admins, `${personPage}?form=note`, teamNote)],
    ['team-note.deleted', () => postTwice(admins, `${personPage}?form=delete-note`, { note: teamNote.note })],
    ['person.restricted', () => postTwice(admins, `${personPage}?form=restrict`, {})],
    ['person.restriction-lifted', () => postTwice(admins, `${personPage}?form=lift`, {})],
    ['person.erasure-requested', () => postTwice(admins, `${personPage}?form=erase`, {})],
    ['person.erasure-taken-back', () => postTwice(admins, `${personPage}?form=keep`, {})],
    ['event.created', () => postTwice(admins, '/admin/events/new', { id: event, ...anEvent })],
    [
      'event.changed',
      async () =>
        postTwice(admins, `${eventPage}?form=save`, { ...anEvent, location: 'Bergen', sequence: await sequence() }),
    ],
    [
      'event.material-added',
      () =>
        files(
          `${eventPage}/materials?form=file`,
          { id: material, title: 'Two at once' },
          { name: 'a.pdf', bytes: aPdf() },
        ),
    ],
    ['event.material-removed', () => postTwice(admins, `${eventPage}/materials?form=remove`, { material })],
    ['event.published', async () => postTwice(admins, `${eventPage}?form=publish`, { sequence: await sequence() })],
    ['event.reminders-changed', () => postTwice(admins, `${eventPage}?form=reminders`, { day: 'on' })],
    ['event-mail.started', () => postTwice(admins, `${eventPage}?form=write`, { message })],
    ['event-mail.changed', () => mail('save-message', mailFields)],
    ['event-mail.file-added', () => mailFile()],
    ['event-mail.file-removed', async () => mail('remove-file', { key: await mailFileKey() })],
    ['event-mail.sent', () => mail('send')],
    ['event-mail.taken-back', () => mail('undo')],
    ['event-mail.deleted', () => mail('delete')],
    ['event.rules-changed', () => postTwice(admins, `${eventPage}?form=rules`, { maxSuppliers: '5' })],
    [
      'event.offer-withdrawn',
      async () => postTwice(admins, `${offered.path}?form=withdraw`, { user: await userId(demo, waiting.email) }),
    ],
    ['event.cancelled', async () => postTwice(admins, `${eventPage}?form=cancel`, { sequence: await sequence() })],
    ['event.deleted', () => postTwice(admins, `/admin/events/${otherDraft}?form=delete`, { sequence: '0' })],
    [
      'content.saved',
      () => postTwice(admins, '/admin/content/note/new?form=save', { id: note, version: '', ...noteFields }),
    ],
    ['content.published', () => content('publish', noteFields)],
    ['content.saved', () => content('save', { ...noteFields, 'title.en': 'Changed' })],
    ['content.discarded', () => content('discard')],
    ['content.saved', () => content('save', { ...noteFields, 'title.en': 'Changed again' })],
    [
      'content.restored',
      async () => postTwice(admins, `${notePage}/history`, { version: await version(), revision: '2' }),
    ],
    ['content.unpublished', () => content('unpublish')],
    ['content.deleted', () => content('delete')],
    ['insight.added', () => files('/admin/content/insights/new', item, { name: 'a.pdf', bytes: aPdf() })],
    ['insight.changed', () => insight({ titleEn: 'Changed' })],
    [
      'insight.unpublished',
      async () =>
        files(`${itemPage}?form=save`, { ...hidden, version: await readVersion(admins, itemPage, 'version') }),
    ],
    ['insight.published', () => insight({})],
    [
      'insight.deleted',
      async () => files(`${itemPage}?form=delete`, { version: await readVersion(admins, itemPage, 'version') }),
    ],
    ['picture.added', () => files(`${pictures}?form=upload`, {}, picture)],
    ['picture.deleted', async () => postTwice(admins, `${pictures}?form=delete`, { id: await pictureId() })],
    ['inbox.assigned', () => inbox('assign', { to: me, was: '' })],
    ['inbox.released', () => inbox('assign', { to: '', was: me })],
    ['inbox.answered', answers],
    ['inbox.done', () => inbox('done', { seen: '0' })],
    ['inbox.reopened', () => inbox('reopen')],
    ...(await engagementActions(admins, me)),
    ...threadActions(admins, me),
  ]
}
