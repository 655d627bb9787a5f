import { expect, test } from 'vitest'
import {
  choice,
  emailAddress,
  line,
  optional,
  paragraph,
  personName,
  searchField,
  visibleLine,
  wholeNumber,
} from './input'
import { searchText } from './search-text'

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
  ['a web address in a name', personName, 'http://evil.example/t/__secret__', 'webAddress'],
  ['one behind a name', personName, 'Kari HTTPS://evil.example', 'webAddress'],
  ['one without a scheme', personName, 'www.evil.example', 'webAddress'],
  ['a domain with a path', personName, 'Kari evil.example/win', 'webAddress'],
  ['a domain that any mail program knows', personName, 'Win at evil.com now', 'webAddress'],
  ['one in fullwidth letters', personName, 'ｗｗｗ．evil．example', 'webAddress'],
  ['one with an ideographic full stop', personName, 'evil。com', 'webAddress'],
  ['one behind a scheme alone', personName, 'Kari tel:+46700', 'webAddress'],
  ['one with an invisible joiner in it', personName, 'Kari bit\u200d.ly/x', 'webAddress'],
  ['an invisible character in a name', personName, 'Kari evil\u00ad.com/x', 'characters'],
  ['a turned direction in a name', personName, '\u202eelpmaxe', 'characters'],
  ['nothing but a space without width', visibleLine(10), '\u200b', 'characters'],
  ['a blank letter', visibleLine(10), '\u3164', 'characters'],
  ['a blank sign', visibleLine(10), '\u2800', 'characters'],
  ['nothing but a space without width in a paragraph', paragraph(10), '\u200b', 'characters'],
  ['nothing but a word joiner', paragraph(10), '\u2060', 'characters'],
  [
    'several lines of nothing visible',
    paragraph(30),
    '\u200b\r\n\u200d \ufeff\n\u034f\u3164\u2800\ufe0f',
    'characters',
  ],
  ['nothing but joiners in a line', visibleLine(10), '\u200d\u200c', 'characters'],
  ['nothing visible where nothing may be written', optional(paragraph(10)), '\u2060', 'characters'],
  ['an exponent', wholeNumber, '1e2', 'choice'],
  ['a number with a base', wholeNumber, '0x10', 'choice'],
  ['an empty number', wholeNumber, '', 'choice'],
  ['a fraction', wholeNumber, '1.5', 'choice'],
  ['a number beyond the column', wholeNumber, '2147483648', 'choice'],
  ['no choice', choice(['a', 'b']), '', 'required'],
  ['another choice', choice(['a', 'b']), 'admin', 'choice'],
])('%s is refused with its reason', (_what, schema, value, reason) => {
  expect(firstError(schema.safeParse(value))).toBe(reason)
})

test('any other text is accepted as written', () => {
  expect(line(99).parse('  Ł. Ångström-O’Neil 田中 👩‍⚕️ <b>  ')).toBe('Ł. Ångström-O’Neil 田中 👩‍⚕️ <b>')
  // Pasted texts have invisible characters between those that show.
  expect(paragraph(99).parse('soft\u00adhyphen \u200b👍🏽')).toBe('soft\u00adhyphen \u200b👍🏽')
  expect(paragraph(99).parse('one\r\ntwo\n\nthree')).toBe('one\ntwo\n\nthree')
})

test.each([
  "Dr. Anna-Karin O'Neill",
  'J.R.R. Tolkien',
  'Åsa Öberg',
  'St. Olav',
  'St.Olav Dr.med. Kari Berg, Ph.D.',
  'Anna Berg/Lars Berg',
  'Nicolò de’ Conti d.y.',
  '王小明',
  'علی\u200cرضا',
])('%s is a name', (name) => {
  expect(personName.parse(name)).toBe(name)
})

test('what is searched for is one line; a longer text is cut and still filters', () => {
  expect(searchText('  Aldera\nMedtech\0 ')).toBe('Aldera Medtech')
  expect(searchText('x'.repeat(1000))).toBe('x'.repeat(254))
  expect(searchText('\ud800')).toBe('\ufffd')
  expect(searchText(null)).toBe('')
  expect(searchField.parse(['several'])).toBe('')
})
