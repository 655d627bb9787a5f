import { expect, test } from 'vitest'
import type { Deliverable } from '~/features/deliverables/model'
import type { OwnEngagement } from '~/features/engagements/model'
import type { OwnWork } from '~/features/next-for-you/model'
import Embassy from '~/routes/members/ambassador'
import Hospital from '~/routes/members/hospital'
import Supplier from '~/routes/members/supplier'
import { emptyRolePage, hrefsOf, linesOf, noWork, render } from '../../../../test/render-page'

const engagement: OwnEngagement = {
  ...{ id: 'g1', program: 'visits', tier: 'core', state: 'running', locale: 'en', terms: '', total: 200_000 },
  lines: [{ kind: 'tier', key: 'core', quantity: 1, unitPrice: 200_000 }],
  ...{ validUntil: '2029-12-01', startsOn: '2029-11-16', offeredAt: new Date('2029-11-01T10:00:00Z') },
  ...{ decidedAt: new Date('2029-11-02T10:00:00Z'), decidedBy: 'Kari', reason: '', acceptedText: 'I accept.' },
  ...{ startedAt: new Date('2029-11-16T10:00:00Z'), closedAt: null, owner: 'Elin Åberg' },
  today: '2029-11-26',
}
const deliverable: Deliverable = {
  ...{ id: 'd1', engagementId: 'g1', title: { text: 'Visit days' }, text: { text: 'Two days.' }, side: 'both' },
  ...{ owner: 'Elin Åberg', dueOn: '2029-12-01', daysLeft: 5, state: 'pending', completedOn: null },
  ...{
    needsAcceptance: false,
    accepted: null,
    revision: '1',
    files: [{ id: 'f1', fileName: 'route.pdf', size: 1, href: '/f1' }],
  },
}
const ownWork: OwnWork = { ...noWork, engagements: [engagement], deliverables: [deliverable] }

test.each(Object.entries({ Embassy, Hospital, Supplier }))(
  '%s shows the organisation’s own engagement',
  (name, Page) => {
    const markup = render(Page, { loaded: { ...emptyRolePage, work: ownWork } })
    const lines = linesOf(markup)
    expect(lines).toEqual(
      expect.arrayContaining(['Clinical visits, Core', '1 pending', 'Visit days', 'route.pdf', 'All engagements']),
    )
    expect(hrefsOf(markup)).toEqual(expect.arrayContaining(['/engagements/g1', '/engagements', '/f1']))
    // An invitation to become a partner is not the first thing that a partner reads.
    if (name !== 'Supplier') expect(markup.indexOf('/engagements/g1')).toBeLessThan(markup.indexOf('subject='))
    // In the place of what is the same for everyone.
    if (name === 'Supplier') expect(lines).toContain('Deliverables Timeline')
    expect(lines).not.toContain('3 pending')
    expect(markup).not.toMatch(/ style=|<style/)
  },
)

test('an offer alone leaves the page as everyone has it, and is the first that waits', () => {
  const offer = { ...engagement, state: 'offered' as const }
  const work = { ...noWork, engagements: [offer], answerable: [offer.id] }
  const lines = linesOf(render(Supplier, { loaded: { ...emptyRolePage, work } }))
  expect(lines).toEqual(expect.arrayContaining(['3 pending', 'Offer to answer', 'Clinical visits, Core']))
})

test('engagements that could not be loaded are not reported as none', () => {
  const lines = linesOf(render(Supplier, { loaded: { ...emptyRolePage, work: null } }))
  expect(lines).toContain('Your engagements could not be loaded.')
  expect(lines).not.toContain('Nothing needs you.')
})

test.each([
  ['Embassy', Embassy, 'Request Partnership', 'embassy', null],
  ['Hospital', Hospital, 'Join as Hospital Partner', 'hospital', null],
  ['Supplier', Supplier, 'Ask about Partner', 'upgrades', 'partner'],
] as const)('%s: one can ask here beside the prepared mail, and reads that one has', (_, Page, link, program, tier) => {
  const isMailed = new RegExp(`<a href="mailto:[^"]+"[^>]*>${link}</a>`)
  const fresh = render(Page)
  expect(fresh).toMatch(isMailed)
  expect(fresh).toContain(`<input type="hidden" name="program" value="${program}"/>`)
  const requests = [{ program, tier, createdAt: new Date('2029-11-18T10:00:00Z') }]
  const asked = render(Page, { loaded: { ...emptyRolePage, work: { ...noWork, requests } } })
  expect(asked).toMatch(isMailed)
  expect(linesOf(asked)).toContain('You have asked, 18 November 2029.')
  const has = { ...engagement, program, tier: tier ?? 'x' }
  const taken = render(Page, { loaded: { ...emptyRolePage, work: { ...ownWork, engagements: [has] } } })
  expect(taken).toMatch(isMailed)
  expect(linesOf(taken)).toContain('See your engagement')
})
