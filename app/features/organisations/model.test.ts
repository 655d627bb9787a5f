import { describe, expect, test } from 'vitest'
import { isMailProvider, sharedDomain } from '~/lib/mail-providers'
import { countryOfDomain, joinedNotes, nameOfDomain } from './model'
import { changeInput } from './schema'

const fields = { version: '0', name: 'Region Norrmark', kind: 'hospital', level: 'entry' }

describe('what a domain says', () => {
  test('its ending names a Nordic country, or none', () => {
    expect(['norrmark.se', 'fjellvik.no', 'aldera.com'].map(countryOfDomain)).toEqual(['SE', 'NO', null])
  })

  test('a name is made of the part before the ending', () => {
    expect(nameOfDomain('mail.norrmark.se')).toBe('Norrmark')
  })

  test('colleagues do not share the domain of a mail provider, in any letter case', () => {
    expect(sharedDomain('anna@Norrmark.SE')).toBe('norrmark.se')
    expect(sharedDomain('anna@GMAIL.com')).toBeUndefined()
    expect(isMailProvider('Hotmail.se')).toBe(true)
  })
})

describe('the form of an organisation', () => {
  test('domains may be separated by spaces, commas or lines, and come sorted and once', () => {
    const { domains } = changeInput.parse({ ...fields, domains: '@Norrmark.se, norrmark.se\nanna.norrmark.se' })
    expect(domains).toEqual(['anna.norrmark.se', 'norrmark.se'])
  })

  test.each(['gmail.com', 'norrmark', 'http://norrmark.se', 'norrmark.se/x', '-a.se', 'a..se'])(
    'refuses the domain %s',
    (domains) => {
      expect(changeInput.safeParse({ ...fields, domains }).success).toBe(false)
    },
  )

  test('tags are separated by commas, and each is kept once', () => {
    expect(changeInput.parse({ ...fields, tags: 'pilot, oslo dinner,pilot' }).tags).toEqual(['pilot', 'oslo dinner'])
  })
})

test('joined notes keep both texts, and say whose the second one was', () => {
  expect(joinedNotes('Ours.', { name: 'Norrmark', notes: 'Theirs.' })).toBe('Ours.\n\nNorrmark:\nTheirs.')
  expect(joinedNotes('', { name: 'Norrmark', notes: 'Theirs.' })).toBe('Norrmark:\nTheirs.')
  expect(joinedNotes('Ours.', { name: 'Norrmark', notes: '' })).toBe('Ours.')
})
