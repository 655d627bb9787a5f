import { aPdf } from '../test/uploads.ts'
import { newMember, post } from './accounts.ts'
import type { TwoAdmins } from './admin-actions.ts'
import { enterAs } from './demo.ts'
import { colleagues, makeOffer } from './engagements.ts'
import { type Answer, ask } from './http.ts'
import { postFile } from './uploads.ts'

type Fields = Record<string, string>

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/**
 * What admins do with engagements, deliverables, templates and the hours of hospitals, in an order in which each can be done.
 * `me` is the first of the two.
 */
export async function engagementActions({ demo, cookie, otherCookie }: TwoAdmins, me: string) {
  const read = async (path: string, pattern: RegExp, Cookie = cookie) =>
    pattern.exec((await ask(demo, path, { headers: { Cookie } })).text)?.[1] ?? ''
  const twice = (path: string, fields: Fields): Promise<Answer[]> =>
    Promise.all([cookie, otherCookie].map((Cookie) => post(demo, path, fields, { Cookie })))
  const engagementsPage = '/admin/engagements'
  // A page has several forms with a version: of an engagement, and of each of its deliverables.
  // A form that is not shown in this state of the engagement is sent with the engagement's version.
  const versionOf = async (path: string, form: string) =>
    (await read(path, new RegExp(`\\?form=${form}"[\\s\\S]*?name="version"[^>]*value="(\\d+)"`))) ||
    read(path, /name="version"[^>]*value="(\d+)"/)
  const send = async (path: string, form: string, fields: Fields = {}) =>
    twice(`${path}?form=${form}`, { version: await versionOf(path, form), ...fields })

  const id = crypto.randomUUID()
  const page = `${engagementsPage}/${id}`
  const plan = { tier: 'core', price: '200000', validUntil: inDays(30), startsOn: '', ownerId: '', locale: 'en' }
  const newId = crypto.randomUUID()

  // One that is accepted, so that it can be started.
  const accepted = await makeOffer(demo, 'Aldera Medtech', 'visits.core')
  const running = `${engagementsPage}/${accepted}`
  const jonas = await enterAs(demo, colleagues.jonas)
  const agreed = await read(`/engagements/${accepted}`, /(On behalf of [^<"]+?entitled to do so\.)/, jonas)
  await post(demo, `/engagements/${accepted}?form=accept`, { agreed }, { Cookie: jonas })

  const deliverable = crypto.randomUUID()
  const deliverablePage = `${running}/deliverables/${deliverable}`
  const texts = { titleEn: 'Two at once', textEn: 'A day more.', side: 'team', ownerId: '', dueOn: inDays(40) }
  const file = crypto.randomUUID()
  const attach = () =>
    Promise.all(
      [cookie, otherCookie].map((Cookie) =>
        postFile(demo, `${deliverablePage}?form=attach`, Cookie, { id: file }, { name: 'a.pdf', bytes: aPdf() }),
      ),
    )

  const introduction = crypto.randomUUID()
  const introduced = {
    ...{ personName: 'Two At Once', personRole: '', organisation: 'The clinic', note: '' },
    ...{ introducedOn: inDays(0), metOn: '' },
  }
  const onIntroduction = (form: string, fields: Fields = {}) =>
    twice(`${running}?form=${form}-introduction`, { introduction, ...fields })

  const asker = await newMember(demo)
  await post(demo, '/engagements?form=ask', { program: 'exchange', tier: '', message: '' }, { Cookie: asker.cookie })
  const requestOf = () =>
    read(engagementsPage, new RegExp(`${asker.email}[\\s\\S]*?name="request" value="([\\da-f-]{36})"`))

  const template = `${engagementsPage}/templates/exchange`
  const hospital = crypto.randomUUID()
  const fields = { name: 'Two at once hospital', kind: 'hospital', country: 'SE', level: 'entry', domains: '' }
  await post(demo, '/admin/organisations/new', { id: hospital, ...fields }, { Cookie: cookie })
  const hours = `/admin/organisations/${hospital}/hours`
  const entry = crypto.randomUUID()
  const given = { id: entry, activity: 'survey', hours: '1', givenOn: inDays(-1), note: '' }

  return [
    [
      'engagement.created',
      () => twice(`${engagementsPage}/new`, { id, organisation: 'Aldera Medtech', offering: 'visits.core' }),
    ],
    ['engagement.changed', () => send(page, 'save', plan)],
    ['engagement.assigned', () => send(page, 'assign', { ownerId: me })],
    [
      'engagement.offered',
      async () => send(page, 'offer', { signatory: await read(page, /name="signatory"[^>]*value="([\da-f-]{36})"/) }),
    ],
    ['engagement.withdrawn', () => send(page, 'withdraw', { reason: 'Two at once' })],
    ['engagement.renewed', () => twice(`${page}?form=renew`, { newId })],
    ['engagement.discarded', () => send(`${engagementsPage}/${newId}`, 'discard')],
    ['engagement.started', () => send(running, 'start', { startsOn: inDays(0) })],
    ['deliverable.added', () => twice(`${running}?form=add-deliverable`, { id: deliverable, ...texts })],
    ['deliverable.changed', () => send(deliverablePage, 'save', { ...texts, titleEn: 'Two at once, changed' })],
    ['deliverable.moved', () => send(deliverablePage, 'move', { deliverable, state: 'pending', reason: '' })],
    ['deliverable.file-added', attach],
    ['deliverable.file-removed', () => twice(`${deliverablePage}?form=remove-file`, { file })],
    ['introduction.added', () => twice(`${running}?form=add-introduction`, { id: introduction, ...introduced })],
    ['introduction.met', () => onIntroduction('meet', { metOn: inDays(0) })],
    [
      'introduction.corrected',
      () => onIntroduction('correct', { ...introduced, version: '1', metOn: inDays(0), note: 'Two at once' }),
    ],
    ['introduction.removed', () => onIntroduction('remove')],
    ['engagement.closed', () => send(running, 'close', { reason: '' })],
    ['engagement-request.closed', async () => twice(`${engagementsPage}?form=close`, { request: await requestOf() })],
    [
      'deliverable-template.changed',
      async () => send(template, 'remove', { key: await read(template, /name="key" value="([\w-]+)"/) }),
    ],
    ['hospital-hours.entered', () => twice(`${hours}?form=enter`, given)],
    ['hospital-hours.removed', () => twice(`${hours}?form=remove`, { entry })],
  ] satisfies [action: string, press: () => Promise<Answer[]>][]
}
