import { aPdf, aPng } from '../test/uploads.ts'
import { newAddress, newMember, post } from './accounts.ts'
import { newNote } from './content-admin.ts'
import { type Answer, ask } from './http.ts'
import { openItem, userId, writeToUs } from './inbox.ts'
import type { Site } from './server.ts'
import { anItem, postFile } from './uploads.ts'

type Fields = Record<string, string>
/** Two admins at work. */
export type World = { demo: Site; one: string; other: string }

/** Both press the same button of the same page at once. */
const both = ({ demo, one, other }: World, path: string, fields: Fields) =>
  Promise.all([one, other].map((Cookie) => post(demo, path, fields, { Cookie })))

/** The edition that a page shows. */
async function editionOf({ demo, one }: World, path: string, name: string) {
  const { text } = await ask(demo, path, { headers: { Cookie: one } })
  return new RegExp(`name="${name}" value="(\\d+)"`).exec(text)?.[1] ?? ''
}

const year = new Date().getUTCFullYear() + 1
const anEvent = {
  ...{ title: 'Two at once', eventType: 'Round table', date: `${year}-06-01`, time: '18:00', timeZone: 'Europe/Oslo' },
  ...{ endDate: '', endTime: '', location: 'Oslo', seats: '', description: '', roles: 'supplier', minLevel: 'entry' },
}

type Step = [action: string, press: () => Promise<Answer[]>]

/** Everything that an admin can do, in an order in which each can be done. */
export async function everything(world: World): Promise<Step[]> {
  const { demo, one, other } = world
  const { email } = await newMember(demo)
  const user = await userId(demo, email)
  const guest = newAddress('region.example')
  const users = (form: string, fields: Fields): Promise<Answer[]> => both(world, `/admin?index&form=${form}`, fields)

  const applicant = newAddress('sykehus.example')
  const request = { name: 'Kari Berg', email: applicant, organization: 'Nord', role: 'hospital', reason: 'A ward.' }
  await post(demo, '/request-access', request)
  const list = await ask(demo, '/admin/requests', { headers: { Cookie: one } })
  const id = new RegExp(`id=([\\da-f-]{36})(?:(?!id=)[\\s\\S])*?${applicant}`).exec(list.text)?.[1] ?? ''
  const requests = (what: string, fields: Fields = {}) => both(world, `/admin/requests?form=${what}`, { id, ...fields })

  const event = crypto.randomUUID()
  const eventPage = `/admin/events/${event}`
  const sequence = () => editionOf(world, eventPage, 'sequence')

  const note = crypto.randomUUID()
  const notePage = `/admin/content/note/${note}`
  const said = newNote('Two at once')
  const version = () => editionOf(world, notePage, 'version')
  const content = async (what: string, fields: Fields = {}) =>
    both(world, `${notePage}?form=${what}`, { id: note, version: await version(), ...fields })

  const item = anItem({ titleEn: 'Two at once' })
  const itemPage = `/admin/content/insights/${item.id}`
  const files = (path: string, fields: Parameters<typeof postFile>[3], file?: Parameters<typeof postFile>[4]) =>
    Promise.all([one, other].map((cookie) => postFile(demo, path, cookie, fields, file)))
  const insight = async (given: Parameters<typeof anItem>[0]) =>
    files(`${itemPage}?form=save`, { ...item, version: await editionOf(world, itemPage, 'version'), ...given })
  const { published: _, ...hidden } = item

  const { email: writer } = await writeToUs(demo)
  const { item: letter } = await openItem(demo, writer, one)
  const me = await userId(demo, 'admin@nordbro.example')
  const inbox = (what: string, fields: Fields = {}) =>
    both(world, `/admin/inbox?form=${what}`, { item: letter, ...fields })
  /** Each writes an answer of their own. */
  const answers = () =>
    Promise.all(
      [one, other].map((Cookie) => {
        const fields = {
          item: letter,
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
    const { text } = await ask(demo, pictures, { headers: { Cookie: one } })
    return /\/media\/([\da-f-]{36})/.exec(text)?.[1] ?? ''
  }

  return [
    ['user.role-changed', () => users('role', { user, role: 'embassy' })],
    ['user.level-changed', () => users('level', { user, level: 'premium' })],
    ['user.promoted', () => users('promote', { user })],
    ['user.demoted', () => users('demote', { user })],
    ['user.reset-sent', () => users('reset', { user })],
    ['user.removed', () => users('remove', { user })],
    ['user.invited', () => users('invite', { email: guest, role: 'hospital' })],
    ['access-request.noted', () => requests('note', { notes: 'Met in Oslo.' })],
    ['access-request.rejected', () => requests('decide', { decision: 'rejected' })],
    // Only whoever decided takes it back, so of the two one does.
    ['access-request.reopened', () => requests('undo')],
    ['access-request.approved', () => requests('decide', { decision: 'approved' })],
    ['invitation.resent', () => requests('resend')],
    ['event.created', () => both(world, '/admin/events/new', { id: event, ...anEvent })],
    [
      'event.changed',
      async () => both(world, `${eventPage}?form=save`, { ...anEvent, location: 'Bergen', sequence: await sequence() }),
    ],
    ['event.cancelled', async () => both(world, `${eventPage}?form=cancel`, { sequence: await sequence() })],
    ['content.saved', () => both(world, '/admin/content/note/new?form=save', { id: note, version: '', ...said })],
    ['content.published', () => content('publish', said)],
    ['content.saved', () => content('save', { ...said, 'title.en': 'Changed' })],
    ['content.discarded', () => content('discard')],
    ['content.saved', () => content('save', { ...said, 'title.en': 'Changed again' })],
    ['content.restored', async () => both(world, `${notePage}/history`, { version: await version(), revision: '2' })],
    ['content.unpublished', () => content('unpublish')],
    ['content.deleted', () => content('delete')],
    ['insight.added', () => files('/admin/content/insights/new', item, { name: 'a.pdf', bytes: aPdf() })],
    ['insight.changed', () => insight({ titleEn: 'Changed' })],
    [
      'insight.unpublished',
      async () => files(`${itemPage}?form=save`, { ...hidden, version: await editionOf(world, itemPage, 'version') }),
    ],
    ['insight.published', () => insight({})],
    [
      'insight.deleted',
      async () => files(`${itemPage}?form=delete`, { version: await editionOf(world, itemPage, 'version') }),
    ],
    ['picture.added', () => files(`${pictures}?form=upload`, {}, picture)],
    ['picture.deleted', async () => both(world, `${pictures}?form=delete`, { id: await pictureId() })],
    ['inbox.assigned', () => inbox('assign', { to: me, was: '' })],
    ['inbox.released', () => inbox('assign', { to: '', was: me })],
    ['inbox.answered', answers],
    ['inbox.done', () => inbox('done', { seen: '0' })],
    ['inbox.reopened', () => inbox('reopen')],
  ]
}
