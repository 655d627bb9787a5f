import { expect, test } from 'vitest'
import { savedText } from './labels'

test('only settings that pages and mails show are said to be in them', () => {
  expect(savedText(['BRAND_FOUNDER', 'CHAT'])).toBe('Founder, Messages from the chat: pages and mails have it now.')
  expect(savedText(['UNDO_SECONDS'])).toBe('Seconds to undo a decision: counts for every decision from now on.')
  expect(savedText(['BRAND_PHONE', 'DIGEST_HOUR'])).toBe(
    'Phone: pages and mails have it now. Daily digest of new admins: counts for those who become admins from now on.',
  )
  expect(savedText([])).toBe('Everything was as it is already.')
})
