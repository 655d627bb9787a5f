import { expect, test } from 'vitest'
import { aContactRequest } from '../../../test/contact-request'
import { contactRequestInput } from './schema'

const validInput = aContactRequest()

test('valid input is accepted, and unknown fields are dropped', () => {
  expect(contactRequestInput.parse({ ...validInput, status: 'answered', website: '' })).toEqual(validInput)
})

test.each([
  ['no name', { name: ' ' }, 'name', 'required'],
  ['no organization', { organization: '' }, 'organization', 'required'],
  ['an address without a host', { email: 'kari@' }, 'email', 'email'],
  ['a second recipient', { email: 'kari@x.example\nBcc: a@x.example' }, 'email', 'characters'],
  ['no interest', { interest: '' }, 'interest', 'required'],
  ['an interest we do not have', { interest: 'everything' }, 'interest', 'choice'],
  ['no message', { message: '\n' }, 'message', 'required'],
  ['a message that is too long', { message: 'x'.repeat(4001) }, 'message', 'tooLong'],
])('%s is refused with its reason', (_description, change, field, reason) => {
  const issues = contactRequestInput.safeParse({ ...validInput, ...change }).error?.issues
  expect(issues).toMatchObject([{ path: [field], message: reason }])
})
