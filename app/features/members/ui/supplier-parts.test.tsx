import { describe, expect, test } from 'vitest'
import { locales } from '~/i18n/locales'
import { supplierPageMessages } from '~/i18n/messages/supplier-page'
import { missingFrom, pricesOf } from '../../../../test/prices'
import { emptyRolePage, lettersOf, linesOf, noWork, render } from '../../../../test/render-page'
import { DeliverablesTimeline } from './deliverables-timeline'
import { DialogueUpdates } from './dialogue-updates'
import { QuickActions } from './quick-actions'
import { UpgradePackages } from './upgrade-packages'

const namespaces = /^(members|supplier-page|programs)\./

const Upgrades = () => <UpgradePackages work={noWork} />

const SupplierParts = () => (
  <>
    <QuickActions canWrite={false} newest={undefined} />
    <DeliverablesTimeline />
    <DialogueUpdates dialogue={emptyRolePage.dialogue} />
    <Upgrades />
  </>
)

describe.each(locales)('in %s', (locale) => {
  test('the parts of the supplier page have their prices, and no text is missing', () => {
    const lines = linesOf(render(SupplierParts, { locale }))
    expect(missingFrom(lines, pricesOf.upgrades, locale)).toEqual([])
    expect(lines.filter((line) => namespaces.test(line))).toEqual([])
  })
})

test('the supplier can write to the team and download the newest insight', () => {
  const markup = render(() => <QuickActions canWrite={false} newest={{ id: 'i7' }} />)
  expect(markup).toMatch(/<a href="mailto:[^"]+"[^>]*>.*Contact Strategy Team<\/a>/)
  expect(markup).toMatch(/<a [^>]*href="\/insights\/i7"[^>]*>.*Download Insights<\/a>/)
  expect(markup).not.toContain('disabled=""')
})

test('without an insight the button is disabled and its reason can be read', () => {
  const markup = render(() => <QuickActions canWrite={false} newest={undefined} />)
  const reason = markup.match(/<button[^>]*disabled=""[^>]*aria-describedby="([^"]+)"/)?.[1]
  expect(reason).toBeTruthy()
  expect(markup).toContain(`<p id="${reason}"`)
  expect(linesOf(markup)).toContain(supplierPageMessages.loaded.en?.actions.none)
  expect(markup).not.toContain('/insights/')
})

test('insights that could not be loaded are not reported as none', () => {
  const lines = linesOf(render(() => <QuickActions canWrite={false} newest={null} />))
  expect(lines).toContain(supplierPageMessages.loaded.en?.actions.unavailable)
  expect(lines).not.toContain(supplierPageMessages.loaded.en?.actions.none)
})

test('the timeline has three items, one of each status, and its badge', () => {
  const lines = linesOf(render(DeliverablesTimeline))
  expect(lines).toEqual(expect.arrayContaining(['Deliverables Timeline', '3 pending']))
  expect(lines.filter((line) => /^(Complete|Pending|Upcoming)$/.test(line))).toEqual([
    'Complete',
    'Pending',
    'Upcoming',
  ])
})

test('each upgrade has a prepared mail with its name in the subject', () => {
  const subjects = lettersOf(render(Upgrades)).map((letter) => letter.searchParams.get('subject'))
  expect(subjects).toEqual(['Upgrade to Access+', 'Upgrade to Partner'])
})

test('mails are signed with the name of the account', () => {
  const name = 'Anna Berg-Öst'
  for (const Part of [Upgrades, () => <QuickActions canWrite={false} newest={undefined} />]) {
    const letters = lettersOf(render(Part, { name }))
    expect(letters.length).toBeGreaterThan(0)
    for (const letter of letters) expect(letter.searchParams.get('body')).toMatch(/Anna Berg-Öst$/)
  }
})
