import { describe, expect, test } from 'vitest'
import { eventText } from './model'

const event = {
  title: 'Who pays?',
  description: 'Ten minutes of facts.',
  hook: '',
  city: 'Helsinki',
  venue: 'Kamppi',
  agenda: [
    { time: '18:00', text: 'Arrival' },
    { time: '19:00', text: 'Dinner' },
  ],
  textLanguage: 'en' as const,
  translations: { sv: { title: 'Vem betalar?', city: 'Helsingfors', agenda: ['Ankomst'] } },
}

describe('the texts of an event', () => {
  test('in its own language have no mark', () => {
    expect(eventText(event, 'en')).toEqual({
      title: { text: 'Who pays?' },
      description: { text: 'Ten minutes of facts.' },
      hook: { text: '' },
      city: { text: 'Helsinki' },
      venue: { text: 'Kamppi' },
      agenda: [
        { time: '18:00', text: 'Arrival' },
        { time: '19:00', text: 'Dinner' },
      ],
      language: 'en',
    })
  })

  test('in another language say of each text that is missing in which language it is', () => {
    expect(eventText(event, 'sv')).toEqual({
      title: { text: 'Vem betalar?' },
      description: { text: 'Ten minutes of facts.', lang: 'en' },
      hook: { text: '' },
      city: { text: 'Helsingfors' },
      venue: { text: 'Kamppi', lang: 'en' },
      agenda: [
        { time: '18:00', text: 'Ankomst' },
        { time: '19:00', text: 'Dinner', lang: 'en' },
      ],
      language: 'sv',
    })
    expect(eventText(event, 'no')).toMatchObject({ title: { text: 'Who pays?', lang: 'en' }, language: 'en' })
  })

  test('are marked for English readers too, when the event is written in Norwegian', () => {
    const norwegian = { ...event, title: 'Hvem betaler?', textLanguage: 'no' as const, translations: {} }
    expect(eventText(norwegian, 'en')).toMatchObject({ title: { text: 'Hvem betaler?', lang: 'nb' }, language: 'no' })
    expect(eventText(norwegian, 'no')).toMatchObject({ title: { text: 'Hvem betaler?' }, language: 'no' })
  })
})
