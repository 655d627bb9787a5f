import { describe, expect, test } from 'vitest'
import { missingTexts, readAgenda, writeAgenda } from './texts'

describe('an agenda', () => {
  test('is read line by line, and written the same way again', () => {
    const agenda = readAgenda('18:00 Arrival\n\n  9.05   Coffee: black ')
    expect(agenda).toEqual([
      { time: '18:00', text: 'Arrival' },
      { time: '09:05', text: 'Coffee: black' },
    ])
    expect(writeAgenda(agenda ?? [])).toBe('18:00 Arrival\n09:05 Coffee: black')
    expect(readAgenda('')).toEqual([])
  })

  test.each(['Arrival', '18:00', '24:00 Late', '18:60 Late', '18:00Arrival', '18:00 Arrival\nDinner'])(
    'without a time in every line is none: %j',
    (typed) => expect(readAgenda(typed)).toBeUndefined(),
  )
})

describe('missing texts', () => {
  const texts: Record<string, string> = { title: 'A', hook: ' ', description: 'B', city: 'Oslo', 'sv.title': 'C' }
  const textOf = (name: string) => texts[name] ?? ''

  test('are those that the event has in its own language; names of places and empty texts are not missing', () => {
    expect(missingTexts(textOf, 'en')).toEqual([
      { language: 'sv', fields: ['description'] },
      { language: 'no', fields: ['title', 'description'] },
    ])
  })

  test('count for the other languages than the own one', () => {
    expect(missingTexts(textOf, 'no').map(({ language }) => language)).toEqual(['en', 'sv'])
    expect(missingTexts(() => 'written', 'en')).toEqual([])
  })
})
