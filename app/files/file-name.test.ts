import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanFileName, extensionOf } from './file-name'

test.each([
  ['Report 2026.pdf', 'Report 2026.pdf'],
  ['../../etc/x.pdf', 'x.pdf'],
  ['C:\\Users\\kari\\Årsrapport – våren.PDF', 'Årsrapport – våren.pdf'],
  ['a"b\r\nSet-Cookie: x=1.pdf', 'a b Set-Cookie x=1.pdf'],
  ['invoice\u202efdp.pdf', 'invoice fdp.pdf'],
  ['....pdf', 'file.pdf'],
  ['.pdf', 'file.pdf'],
  ['', 'file.pdf'],
  ['nul\0byte.pdf', 'nul byte.pdf'],
  ['lone\ud800surrogate.pdf', 'lone surrogate.pdf'],
  ['報告 😀.pdf', '報告 😀.pdf'],
  ['report', 'report.pdf'],
  ['ends with a dot. .pdf', 'ends with a dot.pdf'],
  [`${'😀'.repeat(300)}.pdf`, `${'😀'.repeat(100)}.pdf`],
])('%j becomes %j', (name, clean) => {
  expect(cleanFileName(name, 'pdf')).toBe(clean)
})

test('an extension is the part after the last dot', () => {
  expect(['a.PDF', 'a.pdf.exe', 'a', 'a.', 'a.b c', 'tar.gz '].map(extensionOf)).toEqual([
    'pdf',
    'exe',
    '',
    '',
    '',
    'gz',
  ])
})

test('any name becomes one that every system accepts, and cleaning that again changes nothing', () => {
  const pieces = fc.constantFrom(
    '.',
    '/',
    '\\',
    ' ',
    '"',
    '\r\n',
    '\0',
    '\u202e',
    '\ud800',
    '.exe',
    'CON',
    'å',
    '😀',
    ':',
    '%',
  )
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: pieces })), (name) => {
      const clean = cleanFileName(name, 'pdf')
      expect(clean).toMatch(/^[^./\\\p{C}"*:<>?|][^/\\\p{C}"*:<>?|]*\.pdf$/u)
      expect(clean.isWellFormed() && [...clean].length <= 104).toBe(true)
      expect(cleanFileName(clean, 'pdf')).toBe(clean)
    }),
    { numRuns: 500 },
  )
})
