import { expect, test } from 'vitest'
import { suggestedSignatories } from './suggested'

const member = (id: string) => ({ id, name: id, email: `${id}@aldera.com` })
const [kari, lars] = [member('kari'), member('lars')]
const askedBy = (userId: string) => ({ userId, name: userId, message: '', createdAt: new Date(0) })

test.each([
  ['nobody of several', [kari, lars], null, []],
  ['the only member', [kari], null, ['kari']],
  ['who asked', [kari, lars], askedBy('lars'), ['lars']],
  ['the only member, when who asked has left', [kari], askedBy('lars'), ['kari']],
  ['nobody, when who asked has left several', [kari, lars], askedBy('ola'), []],
  ['nobody of none', [], askedBy('ola'), []],
])('an offer is first addressed to %s', (_, members, request, ids) => {
  expect(suggestedSignatories({ members, request })).toEqual(ids)
})
