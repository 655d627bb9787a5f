import type { ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core'
import { isTooShort, type Strength, type Weakness } from './password-strength'

/** A password needs at least a hundred million tries: eight characters of no meaning, or three words. */
const minGuesses = 1e8
/** What comes after this many characters makes no password easier to guess, and checking it takes long. */
const maxEstimatedLength = 32
/** How many substitutions of digits for letters are tried: each costs milliseconds, and a stranger chooses the text. */
const l33tMaxSubstitutions = 10

let estimator: Promise<ZxcvbnFactory> | undefined

/** Loaded at the first use: the dictionaries are some megabytes. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, common, english, { swedish }, { norwegian }, { finnish }, { services }] = await Promise.all(
    [
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
      import('@zxcvbn-ts/language-en'),
      import('./dictionaries/swedish.server'),
      import('./dictionaries/norwegian.server'),
      import('./dictionaries/finnish.server'),
      import('./dictionaries/services.server'),
    ],
  )
  const nordic = Object.entries({ swedish, norwegian, finnish, services }).map(([name, words]) => [
    name,
    wordList(words),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, ...Object.fromEntries(nordic) },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions,
  })
}

/** Each word as it is written, and as it is typed where å, ä, ö, æ and ø have no key. */
const wordList = (words: string) => [
  ...new Set(
    words
      .trim()
      .split(/\s+/)
      .flatMap((word) => [word, withoutMarks(word)]),
  ),
]

const withoutMarks = (word: string) =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('æ', 'ae')

/** How hard a password is to guess; `personalTexts` are what others know of its owner. */
export async function estimateStrength(password: string, personalTexts: string[]): Promise<Strength> {
  estimator ??= loadEstimator()
  const estimates = await estimator
  const text = password.normalize('NFKC').slice(0, maxEstimatedLength)
  const personalWords = personalTexts
    .flatMap((part) => [part, ...part.split('@'), ...part.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 2)
  const whole = estimates.check(text, personalWords)
  const stem = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  // Attackers first try words with digits and signs around them. The estimate of the whole rates each of these parts as
  // unexpected, so the word is also estimated alone, and each sign beside it as one of ten.
  const core = stem && stem !== text ? estimates.check(stem, personalWords) : whole
  const guesses = Math.min(whole.guesses, core.guesses * 10 ** (text.length - stem.length))
  if (guesses >= minGuesses) return { level: 4 }
  const level = guesses < 1e4 ? 1 : guesses < 1e6 ? 2 : 3
  return { level, weakness: isTooShort(password) ? 'short' : weaknessIn([...whole.sequence, ...core.sequence]) }
}

function weaknessIn(parts: ZxcvbnResult['sequence']): Weakness {
  const words = parts.filter(({ pattern }) => pattern === 'dictionary')
  if (words.some(({ dictionaryName }) => dictionaryName === 'userInputs')) return 'personal'
  return words.length > 0 ? 'word' : 'pattern'
}
