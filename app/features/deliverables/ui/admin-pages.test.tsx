import { expect, test } from 'vitest'
import type { AdminRole } from '~/lib/admin-roles'
import DeliverablePage from '~/routes/admin/deliverable'
import TemplatePage from '~/routes/admin/deliverable-template'
import { render } from '../../../../test/render-page'
import type { DeliverableDetails } from '../model'
import { formValuesOf } from '../model/form-values'
import { defaultTemplates } from '../model/templates'
import { DeliverablesPanel } from './deliverables-panel'

const renderPage = (Page: unknown, loaded: unknown, adminRole: AdminRole = 'owner') =>
  render(Page, { loaded, adminRole })

const deliverable: DeliverableDetails = {
  ...{
    id: 'd',
    engagementId: 'e',
    title: 'Visit days',
    side: 'both',
    state: 'complete',
    owner: 'Elin Åberg',
    ownerId: 'o',
  },
  ...{
    dueOn: '2026-11-11',
    daysLeft: -5,
    isLate: false,
    isNotDone: false,
    needsAcceptance: true,
    accepted: null,
    files: 1,
    version: 2,
  },
  organisation: { id: 'f', name: 'Fjord' },
  texts: { title: { en: 'Visit days', sv: 'Besöksdagar' }, text: { en: 'The days.' } },
  ...{ due: { after: 'sites', unit: 'business-days', count: 15 }, dueAfter: 'Sites confirmed', followers: 2 },
  attached: [{ id: 'file', fileName: 'route.pdf', size: 1200, href: '/engagements/e/files/file' }],
  history: [{ number: 1, state: 'complete', reason: '', by: null, at: new Date('2026-11-11T09:00:00Z') }],
}
const owners = [{ value: 'o', label: 'Elin Åberg' }]
const form = { form: 'deliverable:d', owner: 'u1', unsaved: null }
const opened = { deliverable, owners, isRunning: true, newId: 'n', opened: form }

test('the page of a deliverable has its facts, its fields and what can become of it', () => {
  const html = renderPage(DeliverablePage, opened)
  for (const text of ['Fjord', '11 Nov 2026', '15 business days after “Sites confirmed”', 'Not yet', 'route.pdf'])
    expect(html).toContain(text)
  expect(html).toContain('value="Besöksdagar"')
  expect(html).toContain('Move the 2 that follow by rule')
  expect(html).toMatch(/>Reopen</)
  expect(html).toMatch(/>Drop</)
  expect(html).not.toContain('Mark as complete')
})

test('who only reads, and whoever looks at an engagement that has ended, gets no buttons', () => {
  expect(renderPage(DeliverablePage, opened, 'reader')).not.toMatch(/>Drop<|>Upload and attach<|>Remove</)
  const ended = renderPage(DeliverablePage, { ...opened, isRunning: false })
  expect(ended).toContain('the engagement is not running')
  expect(ended).not.toMatch(/<form/)
})

const panel = { program: 'visits' as const, owners, newId: 'n', isRunning: true }
const Panel = () => (
  <DeliverablesPanel
    {...panel}
    engagementId="e"
    deliverables={[
      deliverable,
      { ...deliverable, id: 'p', title: 'Memo', state: 'pending', isLate: true, needsAcceptance: false, files: 0 },
      { ...deliverable, id: 'x', title: 'Dinner', state: 'dropped' },
    ]}
  />
)

test('the panel counts what is pending, says what is late, and offers what takes no reason', () => {
  const html = renderPage(Panel, null)
  expect(html).toContain('1 pending')
  expect(html).toContain('5 days late')
  expect(html).toContain('waits for acceptance')
  expect(html).toContain('aria-label="Mark as complete: Memo"')
  expect(html).not.toMatch(/aria-label="(Drop|Reopen)/)
  expect(html).toContain('href="/admin/engagements/templates/visits"')
  expect(renderPage(Panel, null, 'reader')).not.toMatch(/<form|templates/)
})

test('a template has a form for each item, and one for a new item', () => {
  const items = defaultTemplates.embassy
  const html = renderPage(TemplatePage, { program: 'embassy', items, version: 0, isEdited: false, newKey: 'new' })
  for (const { title } of items) expect(html).toContain(`aria-label="Change ${title.en}"`)
  expect(html).toContain('aria-label="Add an item"')
  expect(html).not.toContain('Restore the first template')
  const edited = renderPage(TemplatePage, { program: 'embassy', items, version: 3, isEdited: true, newKey: 'new' })
  expect(edited).toContain('Restore the first template')
  expect(edited).toMatch(/name="version"[^>]* value="3"/)
})

test('the editor of a template names levels and add-ons in words, and asks for no key', () => {
  const page = (program: 'embassy' | 'visits') => ({
    ...{ program, items: defaultTemplates[program], version: 0, isEdited: false, newKey: 'the-new-key' },
  })
  const html = renderPage(TemplatePage, page('embassy'))
  expect(html).toContain('with any study visit')
  expect(html).toContain('for Sweden + Nordics')
  expect(html).toContain('>Any support package<')
  expect(html).not.toMatch(/>(studyVisit|support\.entry|nordics)</)
  expect(renderPage(TemplatePage, page('visits'))).toContain('with Memo')
  expect(html).not.toContain('>Key<')
  expect(html).toContain('name="key" value="the-new-key"')
})

test('what was typed into the form of a deliverable and not saved is back', () => {
  const typed = { ...formValuesOf(deliverable), titleSv: ['Besök i Lund'], dueOn: ['2026-11-20'], moveFollowing: [] }
  const values = { ...typed, needsAcceptance: [] }
  const unsaved = { typedAt: new Date('2026-11-12T09:00:00Z'), values, base: formValuesOf(deliverable) }
  const html = renderPage(DeliverablePage, { ...opened, opened: { ...form, unsaved } })
  expect(html).toMatch(/Your text from .+ is back\./)
  for (const text of ['value="Besök i Lund"', 'value="2026-11-20"', 'value="Visit days"']) expect(html).toContain(text)
  expect(html).not.toMatch(/name="(needsAcceptance|moveFollowing)"[^>]*checked/)
  expect(html).toContain('name="unsaved" value="deliverable:d"')
  expect(renderPage(DeliverablePage, opened)).toMatch(/name="needsAcceptance"[^>]*checked/)
})
