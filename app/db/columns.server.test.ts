import { expect, test } from 'vitest'
import { columnsOf } from './columns.server'
import { contactRequests } from './schema/contact-requests'

test('a field that the table has no column for does not compile', () => {
  const input = { name: 'Kari Berg', fax: '+47 22 00 00 00' }
  // @ts-expect-error: contact requests have no fax number
  expect(columnsOf(contactRequests, input)).toBe(input)
  expect(columnsOf(contactRequests, { name: 'Kari Berg' })).toEqual({ name: 'Kari Berg' })
})
