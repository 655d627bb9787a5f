import { Font } from '@react-pdf/renderer'
import textExtended from '../../../../.generated/fonts/instrument-sans-ext.ttf?inline'
import displayExtended from '../../../../.generated/fonts/newsreader-ext.ttf?inline'
import displayVietnamese from '../../../../.generated/fonts/newsreader-vietnamese.ttf?inline'
import { display, text } from './document-styles.server'

const extended = { display: `${display} Extended`, text: `${text} Extended`, vietnamese: `${display} Vietnamese` }
Font.register({ family: extended.display, src: displayExtended })
Font.register({ family: extended.text, src: textExtended })
Font.register({ family: extended.vietnamese, src: displayVietnamese })

/** Each letter is set in the first that has it: every Latin letter that a name may have. */
export const displayFamilies = [display, extended.display, extended.vietnamese]
export const textFamilies = [text, extended.text, display, extended.display, extended.vietnamese]

export type Letters = {
  /** The width in a size of 1. Without kerning, which only makes it narrower. */
  measure: (text: string) => number
  /** False for scripts of which we have no font, as Greek or Chinese: the library would leave their letters out. */
  canPrint: (text: string) => boolean
}

/**
 * The letters of fonts that are tried in this order. Reads the glyph of every letter before any document does: fontkit keeps
 * a glyph as it was first read, and one that is first read as a part of another (a of å) has no letter from then on. In all
 * documents after that one it can't be copied, and the letter before it is missing.
 */
export async function lettersOf(families: string[]): Promise<Letters> {
  await Promise.all(families.map((fontFamily) => Font.load({ fontFamily })))
  const widths = new Map<number, number>()
  for (const font of families.flatMap((fontFamily) => Font.getFont({ fontFamily })?.data ?? [])) {
    for (const letter of font.characterSet) {
      const width = font.glyphForCodePoint(letter).advanceWidth / font.unitsPerEm
      if (!widths.has(letter)) widths.set(letter, width)
    }
  }
  const codesOf = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  return {
    measure: (text) => codesOf(text).reduce((sum, letter) => sum + (widths.get(letter) ?? 1), 0),
    canPrint: (text) => codesOf(text).every((letter) => widths.has(letter)),
  }
}
