import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** A password needs at least a hundred million tries: eight characters of no meaning, or a few words. */
const leastGuesses = 1e8
/** What comes after this many characters makes no password easier to guess, and checking it takes long. */
const looksAt = 100

let estimator: Promise<ZxcvbnFactory> | undefined

/** Dictionaries of some megabytes, loaded by the first who chooses a password. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  })
}

/** Whether a password is among the first that anyone would try; `known` is what they know of its owner. */
export async function isGuessable(password: string, known: string[]): Promise<boolean> {
  estimator ??= loadEstimator()
  const words = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2)
  const { guesses } = (await estimator).check(password.normalize('NFKC').slice(0, looksAt), words)
  return guesses < leastGuesses
}
