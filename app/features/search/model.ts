import type { Locale } from '~/i18n/locales'
import { fold } from '~/lib/folded-text'

/** What can be found, in the order in which kinds with equally good results are shown. */
export const resultKinds = [
  'page',
  'action',
  'person',
  'organisation',
  'engagement',
  'request',
  'event',
  'inbox',
  'thread',
  'mail',
  'document',
  'library',
  'note',
] as const
export type ResultKind = (typeof resultKinds)[number]

/** Actions that a script does on the page itself, instead of a link. */
export const pageActions = ['theme', 'keys', 'signOut'] as const
export type PageAction = (typeof pageActions)[number] | `language.${Locale}`

export type SearchResult = {
  kind: ResultKind
  id: string
  title: string
  /** Second, muted part of the row. */
  detail: string
  /** Where it leads; empty for an action of the page. */
  to: string
  action?: PageAction
  /** Its address answers with a file. */
  isFile?: boolean
}

/** A result with what it is ranked by. */
export type Candidate = SearchResult & {
  /** Folded text that the search reads beside the title. */
  text: string
  /** Milliseconds; the newer of two equals is first. */
  at: number
}

export type ResultGroup = { kind: ResultKind; results: SearchResult[]; hasMore: boolean }

export type SearchAnswer = {
  /** What was searched for, as it was typed, up to `queryLength`. */
  q: string
  isCut: boolean
  /** The only kind that was asked for. */
  kind: ResultKind | null
  groups: ResultGroup[]
}

/** The server could not be reached, or could not answer. */
type FailedSearch = { q: string; isFailed: true }
export type SearchLoad = SearchAnswer | FailedSearch

/** Longer searches are cut. */
export const queryLength = 200
const maxWords = 8

/** Rows of each kind: in the dialog, on the page, and on the page of one kind. */
export const shownOf = { dialog: 5, page: 8, kind: 50 } as const

export type Query = { typed: string; isCut: boolean; phrase: string; words: string[] }

/** Words are letters and numbers alone, so that nothing typed is a wildcard. */
export function queryOf(typed: string): Query {
  const composed = typed.toWellFormed().normalize('NFC').trim()
  const characters = Array.from(composed)
  const kept = characters.slice(0, queryLength).join('').trimEnd()
  const words = fold(kept).split(' ').filter(Boolean)
  const unique = [...new Set(words)].slice(0, maxWords)
  return { typed: kept, isCut: characters.length > queryLength, phrase: words.join(' '), words: unique }
}

export const searchPage = (q: string, kind?: ResultKind) => {
  const query = new URLSearchParams({ ...(q && { q }), ...(kind && { kind }) })
  return query.size > 0 ? `/search?${query}` : '/search'
}

/** How well a text matches, best first: the tiers of the ranking. */
const tiers = { exact: 0, prefix: 1, titleWords: 2, words: 3, parts: 4, similar: 5, none: 6 } as const
type Tier = (typeof tiers)[keyof typeof tiers]

/** A word is similar from this share of its trigrams on. */
const leastSimilarity = 0.4
/** Shorter words are found at the start of a word only: they have no trigram inside. */
export const leastPartLength = 3
/** Shorter words have too few trigrams to be similar to another. */
const leastComparedLength = 4
/** The least share of all trigrams of both words: half of 'Nyholm' is in 'Stockholm', which is another word. */
const leastShared = 0.25

const squeeze = (text: string) => text.split(' ').filter(Boolean).join(' ')
const startsWord = (text: string, word: string) => ` ${text}`.includes(` ${word}`)

function tierOf({ phrase, words }: Query, title: string, text = ''): Tier {
  if (words.length === 0) return tiers.none
  const folded = squeeze(fold(title))
  if (folded === phrase) return tiers.exact
  if (folded.startsWith(phrase)) return tiers.prefix
  if (words.every((word) => startsWord(folded, word))) return tiers.titleWords
  const whole = `${folded} ${squeeze(text)}`
  if (words.every((word) => startsWord(whole, word))) return tiers.words
  if (words.every((word) => (word.length < leastPartLength ? startsWord(whole, word) : whole.includes(word))))
    return tiers.parts
  return similarityOf(words, whole) >= leastSimilarity ? tiers.similar : tiers.none
}

const trigramsOf = (word: string) => {
  const padded = `  ${word} `
  return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3))
}

/** The similarity of the word that fits worst, each compared with the word of the text that it fits best. */
function similarityOf(words: string[], text: string): number {
  const compared = words.filter((word) => word.length >= leastComparedLength)
  if (compared.length === 0) return 0
  const found = text.split(' ').map((word) => new Set(trigramsOf(word)))
  const best = (word: string) => {
    const trigrams = trigramsOf(word)
    const shares = found.map((other) => {
      const common = trigrams.filter((trigram) => other.has(trigram)).length
      return common / (trigrams.length + other.size - common) < leastShared ? 0 : common / trigrams.length
    })
    return Math.max(...shares)
  }
  return Math.min(...compared.map(best))
}

/** Candidates without those that do not match, each once, best first; among equals the newest. */
export function rank(query: Query, candidates: Candidate[]) {
  const unique = [...new Map(candidates.map((candidate) => [`${candidate.kind} ${candidate.id}`, candidate])).values()]
  const ranked = unique.map((candidate) => {
    const tier = tierOf(query, candidate.title, candidate.text)
    const similarity =
      tier === tiers.similar ? similarityOf(query.words, `${fold(candidate.title)} ${candidate.text}`) : 1
    return { candidate, tier, similarity }
  })
  return ranked
    .filter(({ tier }) => tier !== tiers.none)
    .sort((a, b) => a.tier - b.tier || b.similarity - a.similarity || b.candidate.at - a.candidate.at)
}

/** In groups by kind, that of the best result first, each with at most `most` rows: no kind hides the others. */
export function grouped(query: Query, candidates: Candidate[], most: number): ResultGroup[] {
  const ranked = rank(query, candidates)
  const best = (kind: ResultKind) => ranked.find(({ candidate }) => candidate.kind === kind)?.tier ?? tiers.none
  return resultKinds
    .map((kind) => ({ kind, rows: ranked.filter(({ candidate }) => candidate.kind === kind) }))
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => best(a.kind) - best(b.kind))
    .map(({ kind, rows }) => ({
      kind,
      results: rows.slice(0, most).map(({ candidate: { text: _, at: __, ...result } }) => result),
      hasMore: rows.length > most,
    }))
}

export type MarkedPart = { text: string; isMatch: boolean }

/** The text in parts, where those that the words of the query match are marked: at the start of a word, or else anywhere. */
export function markMatches(text: string, typed: string): MarkedPart[] {
  const folded = fold(text)
  const marks = new Array<boolean>(text.length).fill(false)
  for (const word of queryOf(typed).words) {
    const atWord = ` ${folded}`.indexOf(` ${word}`)
    const at = atWord >= 0 ? atWord : word.length < leastPartLength ? -1 : folded.indexOf(word)
    if (at >= 0) marks.fill(true, at, at + word.length)
  }
  const parts: MarkedPart[] = []
  for (const [index, isMatch] of marks.entries()) {
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += text[index]
    else parts.push({ text: text[index] ?? '', isMatch })
  }
  return parts
}
