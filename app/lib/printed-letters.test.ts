import { expect, test } from 'vitest'
import { displayFamilies, lettersOf, textFamilies } from '~/features/programs/exports/fonts.server'
import '~/features/programs/exports/document-frame.server'
import { hasPrintedLetters, withPrintedLetters } from './printed-letters'

const basicPlane = Array.from({ length: 0xd800 - 0xa0 }, (_, index) => String.fromCodePoint(0xa0 + index))

test.each([
  ['display', displayFamilies],
  ['text', textFamilies],
])('the %s fonts have every letter that counts as printed', async (_, families) => {
  const { canPrint } = await lettersOf(families)
  const missing = basicPlane.filter(
    (letter) => /\S/.test(letter) && hasPrintedLetters(letter) && !canPrint(letter.normalize('NFC')),
  )
  expect(missing).toEqual([])
})

test('other letters become question marks, and accents are set on their letters', () => {
  expect(withPrintedLetters('Z\u0307ółć, Ωμ 😀')).toBe('Żółć, ?? ?')
})
