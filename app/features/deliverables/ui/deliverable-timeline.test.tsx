import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
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

function render(deliverables: Deliverable[], locale: Locale = 'en', page?: string) {
  const element = (
    <LanguageProvider locale={locale}>
      <DeliverableTimeline title="Clinical visits, Core" deliverables={deliverables} {...(page && { page })} />
    </LanguageProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
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

describe('of many deliverables a page that does not have all shows one line', () => {
  const complete = (count: number) =>
    Array.from({ length: count }, (_, index) => item(`done${index + 1}`, { state: 'complete', daysLeft: -5 }))
  const pending = (count: number) => Array.from({ length: count }, (_, index) => item(`open${index + 1}`))
  const shown = (deliverables: Deliverable[]) =>
    textOf(render(deliverables, 'en', '/engagements/e')).match(/(?<=Title )\w+/g)

  test('with what is open, the next first', () => {
    expect(shown([...complete(4), ...pending(8)])).toEqual([
      'open1',
      'open2',
      'open3',
      'open4',
      'open5',
      'open6',
      'open7',
    ])
    expect(render([...complete(4), ...pending(8)], 'en', '/engagements/e')).toContain('All 12 deliverables')
    expect(textOf(render([...complete(4), ...pending(8)], 'en', '/engagements/e'))).toContain('8 pending')
  })

  test('with what waits for acceptance, wherever it is', () => {
    const [first, ...rest] = complete(9)
    const waiting = { ...(first ?? item('a')), needsAcceptance: true }
    expect(shown([waiting, ...rest])?.[0]).toBe('done1')
    const last = item('last', { state: 'complete', needsAcceptance: true })
    expect(shown([...pending(8), last])?.at(-1)).toBe('last')
    const many = complete(9).map((one) => ({ ...one, needsAcceptance: true }))
    expect(shown([...many, ...pending(1)])).toHaveLength(9)
  })

  test('with what was done last, when there is little left', () => {
    expect(shown([...complete(9), ...pending(1)])).toEqual([
      'done4',
      'done5',
      'done6',
      'done7',
      'done8',
      'done9',
      'open1',
    ])
    expect(shown(complete(9))?.at(-1)).toBe('done9')
  })

  test('and all of seven, without a link', () => {
    expect(shown(pending(7))).toHaveLength(7)
    expect(render(pending(7), 'en', '/engagements/e')).not.toContain('All 7')
  })
})
