import { expect, test } from 'vitest'
import { circleRequestInput } from './schema'

const typed = {
  name: 'Kari Berg',
  email: 'kari@sykehus.example',
  organization: ' ',
  role: '',
  why: 'We move a ward home.',
  interests: ['payers', 'providers', 'payers'],
  consent: 'on',
}

test('blank fields are left out, and interests are unique and in the order of the page', () => {
  expect(circleRequestInput.parse(typed)).toEqual({
    name: 'Kari Berg',
    email: 'kari@sykehus.example',
    why: 'We move a ward home.',
    interests: ['providers', 'payers'],
    consent: true,
  })
})

test.each([
  ['consent', { consent: undefined }, 'required'],
  ['consent', { consent: 'off' }, 'required'],
  ['name', { name: ' ' }, 'required'],
  ['email', { email: 'kari@' }, 'email'],
  ['why', { why: undefined }, 'required'],
  ['organization', { organization: 'x'.repeat(161) }, 'tooLong'],
  ['role', { role: 'CEO\r\nBcc: x@y.example' }, 'characters'],
  ['interests', { interests: ['admins'] }, 'choice'],
])('%s: %j is refused: %s', (field, change, reason) => {
  const { error } = circleRequestInput.safeParse({ ...typed, ...change })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, reason]])
})
