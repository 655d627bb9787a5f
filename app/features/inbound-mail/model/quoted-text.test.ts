import { describe, expect, test } from 'vitest'
import { answerLines } from '~/features/dialogue/model/answer-line'
import { withoutQuotedText } from './quoted-text'

const mailed = (locale: keyof typeof answerLines) => [
  answerLines[locale],
  'Nordbro',
  'Elin wrote in ‘Evidence’:',
  'Six weeks.',
]
const quote = (lines: string[]) => lines.map((line) => `> ${line}`)

describe('the text above the mail that is answered stays', () => {
  const samples: Record<string, string[]> = {
    'Gmail, English': [
      'On Wed, 18 Nov 2026 at 10:00, Nordbro <hello@nordbro.example> wrote:',
      '',
      ...quote(mailed('en')),
    ],
    'Gmail, English, broken in two lines': [
      'On Wed, 18 Nov 2026 at 10:00, Nordbro',
      '<reply+0123456789abcdef0123456789abcdef0123456789abcdef0123@in.example> wrote:',
      '',
      ...quote(mailed('en')),
    ],
    'Apple Mail, Swedish': [
      '18 nov. 2026 kl. 10:00 skrev Nordbro <hello@nordbro.example>:',
      '',
      ...quote(mailed('sv')),
    ],
    'Gmail, Norwegian': [
      'ons. 18. nov. 2026 kl. 10:00 skrev Nordbro <hello@nordbro.example>:',
      '',
      ...quote(mailed('no')),
    ],
    'Outlook, Swedish': [
      '________________________________',
      'Från: Nordbro <hello@nordbro.example>',
      'Skickat: den 18 november 2026 10:00',
      'Till: Anna Falk',
      'Ämne: Evidence',
      '',
      ...mailed('sv'),
    ],
    'Outlook, Norwegian, without a rule': [
      'Fra: Nordbro <hello@nordbro.example>',
      'Sendt: onsdag 18. november 2026 10:00',
      'Til: Anna Falk',
      '',
      ...mailed('no'),
    ],
    'Outlook on paper': ['-----Original Message-----', 'From: Nordbro', 'Sent: 18 November 2026', ...mailed('en')],
    'a program that adds nothing but the mail': mailed('en'),
    'a program that quotes without an attribution': quote(mailed('en')),
  }
  test.each(Object.entries(samples))('%s', (_, quoted) => {
    const answer = ['Hej,', '', 'Vi kan visa sex veckor.', 'Per avdelning.']
    expect(withoutQuotedText([...answer, '', ...quoted].join('\r\n'))).toBe(answer.join('\n'))
  })

  test('begins at a rule only above the lines of a sender', () => {
    const table = ['Before', '____________', 'A row', 'After'].join('\n')
    expect(withoutQuotedText(table)).toBe(table)
  })
})

test('the signature and the line of a phone are left out', () => {
  expect(withoutQuotedText('Yes.\n\n-- \nAnna Falk\nRegion Mälardal')).toBe('Yes.')
  expect(withoutQuotedText('Ja.\n\nSkickat från min iPhone\n')).toBe('Ja.')
})

test('what only looks like a quotation stays', () => {
  const text = 'Anna wrote to us:\nwe can show six weeks.\n\nFrom: our side there is nothing more.\n-- not a signature'
  expect(withoutQuotedText(text)).toBe(text)
  expect(withoutQuotedText('> You asked for data.\nWe have six weeks.')).toBe(
    '> You asked for data.\nWe have six weeks.',
  )
})

test('nothing is left of a mail in which nothing was written above the line', () => {
  expect(withoutQuotedText(`${answerLines.en}\nNordbro\n\nBelow the line.`)).toBe('')
  expect(withoutQuotedText('\n\n')).toBe('')
})

test('a long mail without an end of line takes no long time', () => {
  const text = `${'wrote '.repeat(40_000)}\n${'a > b '.repeat(20_000)}`
  const began = performance.now()
  withoutQuotedText(text)
  expect(performance.now() - began).toBeLessThan(1000)
})
