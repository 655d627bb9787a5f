/** What the fonts of our PDFs have: Latin letters with European accents, and the signs of a text. */
const printed = /^[\s\u0020-\u007e\u00a0-\u0131\u0134-\u0148\u014a-\u017e\u0218-\u021b–—‘’‚“”„…•€™−]*$/u

/** Accents may follow their letters as characters of their own. */
export const hasPrintedLetters = (text: string) => printed.test(text.normalize('NFC'))

/** Other letters would be printed over each other. */
export const withPrintedLetters = (text: string) =>
  Array.from(text.normalize('NFC'), (letter) => (printed.test(letter) ? letter : '?')).join('')
