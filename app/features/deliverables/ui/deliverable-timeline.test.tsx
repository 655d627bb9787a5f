import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider } from '~/i18n/language'
import type { Locale } from '~/i18n/locales'
import type { Deliverable } from '../model'
import { DeliverableTimeline } from './deliverable-timeline'

const item = (id: string, overrides: Partial<Deliverable> = {}): Deliverable => ({
  ...{ id, engagementId: 'e', title: { text: `Title ${id}` }, text: { text: `Text ${id}` }, side: 'team' },
  ...{ owner: 'Elin Åberg', dueOn: '2026-11-18', daysLeft: 2, state: 'pending', completedOn: null },
  ...{ needsAcceptance: false, accepted: null, revision: '1', files: [] },
  ...overrides,
})

function render(deliverables: Deliverable[], locale: Locale = 'en') {
  const page = (
    <LanguageProvider locale={locale}>
      <DeliverableTimeline title="Clinical visits, Core" deliverables={deliverables} />
    </LanguageProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('the badge counts what is pending, and is not there when nothing is', () => {
  const complete = item('a', { state: 'complete', daysLeft: -5 })
  expect(textOf(render([complete, item('b'), item('c')]))).toContain('Core 2 pending')
  expect(render([complete])).not.toContain('pending')
  expect(textOf(render([complete, item('b')], 'sv'))).toContain('1 väntar')
  expect(textOf(render([complete, item('b')], 'no'))).toContain('1 venter')
})

test('each item says when, who, and where it stands', () => {
  const text = textOf(
    render([
      item('a', { state: 'complete', daysLeft: -5, dueOn: '2026-11-11', side: 'both' }),
      item('b', { daysLeft: -1, dueOn: '2026-11-15', side: 'partner' }),
      item('c', { owner: null }),
      item('d', { state: 'upcoming', dueOn: '2027-02-24', daysLeft: 100 }),
    ]),
  )
  expect(text).toMatch(/11 Nov .*Title a You and Elin Åberg Complete/)
  expect(text).toContain('Title b You Pending 1 day late')
  expect(text).toContain('Title c Our team Pending 2 days')
  // The year of another year, and no days for what is far away.
  expect(text).toMatch(/24 Feb 2027 Title d Elin Åberg Upcoming Text d/)
})

test('what was delivered is accepted with a button, once', () => {
  const delivered = item('a', { state: 'complete', daysLeft: -5, needsAcceptance: true })
  expect(render([delivered])).toContain('action="/engagements/e/deliverables/a/accept?form=accept"')
  const accepted = { ...delivered, accepted: { name: 'Marte Solberg', at: new Date('2026-11-12T09:00:00Z') } }
  const html = render([accepted])
  expect(html).not.toContain('<form')
  expect(html).toContain('Accepted by Marte Solberg')
  expect(render([item('b', { needsAcceptance: true })])).not.toContain('<form')
})

test('what was not done when the engagement was closed has no clock', () => {
  const text = textOf(render([item('a', { state: 'not-done', daysLeft: -54 })]))
  expect(text).toContain('Not done')
  expect(text).not.toMatch(/late|pending/i)
})

test('files are links, and a text in another language says so', () => {
  const file = { id: 'f', fileName: 'memo.pdf', size: 1200, href: '/engagements/e/files/f' }
  const html = render([item('a', { files: [file], title: { text: 'Only English', lang: 'en' } })], 'sv')
  expect(html).toContain('href="/engagements/e/files/f"')
  expect(html).toContain('<span lang="en">Only English</span>')
})

test('without deliverables it says what will come', () => {
  expect(render([])).toContain('What was agreed appears here when the engagement starts.')
})
