import { describe, expect, test } from 'vitest'
import { locales } from '~/i18n/locales'
import { engagementPrograms } from '~/lib/engagement-programs'
import { deliverableLengths } from '../model'
import { addOnChoices, hasUnknownDue, isOffered, maxTemplateItems } from './template-form'
import { defaultTemplates, itemsFor } from './templates'

const keysFor = (program: keyof typeof defaultTemplates, tier: string, ...addOns: string[]) =>
  itemsFor(defaultTemplates[program], { tier, lines: addOns.map((key) => ({ kind: 'addOn' as const, key })) }).map(
    ({ key }) => key,
  )

describe.for(engagementPrograms)('the template of %s', (program) => {
  const items = defaultTemplates[program]

  test('has texts in every language that fit, keys of its own, and due dates that can be counted', () => {
    expect(items.length).toBeGreaterThan(0)
    expect(items.length).toBeLessThanOrEqual(maxTemplateItems)
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
    expect(hasUnknownDue(items)).toBe(false)
    for (const { title, text } of items) {
      for (const locale of locales) {
        expect(title[locale]?.length).toBeGreaterThan(0)
        expect(text[locale]?.length).toBeGreaterThan(0)
        expect(title[locale]?.length).toBeLessThanOrEqual(deliverableLengths.title)
        expect(text[locale]?.length).toBeLessThanOrEqual(deliverableLengths.text)
      }
    }
  })

  test('depends only on what is on the price list', () => {
    for (const item of items) expect(isOffered(program, item), item.key).toBe(true)
  })
})

test('a memo, days on site, study visits and support are promised to who has bought them', () => {
  expect(keysFor('visits', 'core')).toEqual(['scope', 'sites', 'visit', 'introductions'])
  expect(keysFor('visits', 'core', 'memo')).toContain('memo')
  expect(keysFor('speedDial', 'line').filter((key) => key.startsWith('day'))).toEqual([])
  expect(keysFor('speedDial', 'line', 'day.travel')).toContain('day-travel')
  expect(keysFor('speedDial', 'line').filter((key) => key.startsWith('session'))).toHaveLength(6)
  expect(keysFor('embassy', 'sweden')).toEqual(['interviews', 'insights'])
  expect(keysFor('embassy', 'nordics', 'studyVisit.premium', 'support.entry')).toEqual([
    'interviews',
    'nordic-interviews',
    'insights',
    'study-visit',
    'support',
  ])
})

test('an item can depend on an add-on or on a group of them', () => {
  expect(addOnChoices('embassy')).toEqual(expect.arrayContaining(['support', 'support.entry', 'studyVisit.base']))
  expect(addOnChoices('hospital')).toEqual([])
  expect(isOffered('visits', { addOn: 'support' })).toBe(false)
  expect(isOffered('visits', { tiers: ['core', 'nordics'] })).toBe(false)
})
