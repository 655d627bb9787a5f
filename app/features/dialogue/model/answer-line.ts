import { type Locale, locales } from '~/i18n/locales'

/** Stands at the top of a mail that can be answered. What is below it in the answer is the mail itself. */
export const answerLines: Record<Locale, string> = {
  en: '–– Write your answer above this line ––',
  sv: '–– Skriv ditt svar ovanför den här raden ––',
  no: '–– Skriv svaret ditt over denne linjen ––',
}

/** Mail programs may put spaces, other dashes or a mark of quotation around the words. */
const wordsOf = (line: string) => line.replaceAll(/[^\p{L}]+/gu, ' ').trim()

const allWords = locales.map((locale) => wordsOf(answerLines[locale]))

export const isAnswerLine = (line: string) => allWords.includes(wordsOf(line))
