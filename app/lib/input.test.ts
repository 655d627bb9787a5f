import { expect, test } from 'vitest'
import { choice, emailAddress, line, paragraph } from './input'

const firstError = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message

test.each([
  ['nothing', line(10), undefined, 'required'],
  ['only spaces', line(10), '   ', 'required'],
  ['too long', line(10), 'x'.repeat(11), 'tooLong'],
  ['NUL', paragraph(10), 'a\0b', 'characters'],
  ['a lone surrogate', paragraph(10), 'a\ud800b', 'characters'],
  ['a line end in a line', line(30), 'Kari\r\nBcc: x@y.example', 'characters'],
  ['no address', emailAddress, 'kari@', 'email'],
  ['two addresses', emailAddress, 'a@x.example, b@x.example', 'email'],
  ['no choice', choice(['a', 'b']), '', 'required'],
  ['another choice', choice(['a', 'b']), 'admin', 'choice'],
])('%s is refused with its reason', (_what, schema, value, reason) => {
  expect(firstError(schema.safeParse(value))).toBe(reason)
})

test('any other text is kept as written', () => {
  expect(line(99).parse('  Ł. Ångström-O’Neil 田中 👩‍⚕️ <b>  ')).toBe('Ł. Ångström-O’Neil 田中 👩‍⚕️ <b>')
  expect(paragraph(99).parse('one\r\ntwo\n\nthree')).toBe('one\ntwo\n\nthree')
})
