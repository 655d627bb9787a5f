import { authorize } from '~/auth/permissions'
import type { Ctx } from '~/web/ctx.server'
import {
  type Candidate,
  grouped,
  type Query,
  queryOf,
  type ResultKind,
  rank,
  resultKinds,
  type SearchAnswer,
  shownOf,
} from './model'
import { listOwnEngagementCandidates } from './sources/engagements.server'
import { listNoteCandidates } from './sources/notes.server'
import { listPages, suggestedPages } from './sources/pages.server'
import { matchingRows, prepareSearch, similarRows } from './sources/stored.server'
import { sourcesFor } from './sources/tables.server'
import { inTurn } from './sources/turns.server'

/** With fewer matches than this, similar words are looked for too. */
const fewMatches = 5

export const searchInput = (query: URLSearchParams) => ({
  typed: query.get('q') ?? '',
  kind: resultKinds.find((kind) => kind === query.get('kind')) ?? null,
})

type SearchInput = { typed: string; kind: ResultKind | null }

/** Everything that the actor may see and that matches, in groups; without words, pages and actions to begin with. */
export async function search(ctx: Ctx, { typed, kind }: SearchInput): Promise<SearchAnswer> {
  authorize(ctx.actor, 'search.use')
  const query = queryOf(typed)
  const answer = { q: query.typed, isCut: query.isCut, kind }
  if (query.words.length === 0) {
    return { ...answer, groups: query.typed === '' && !kind ? await suggestedPages(ctx) : [] }
  }
  const most = kind ? shownOf.kind : shownOf.page
  const own = await listOwnEngagementCandidates(ctx)
  const fixed = [...(await listPages(ctx)), ...(await listNoteCandidates(ctx)), ...own]
  const stored = await inTurn(ctx.actor.userId, () => listStored(ctx, query, fixed, { kind, limit: most + 1 }))
  const candidates = [...fixed, ...stored].filter((candidate) => !kind || candidate.kind === kind)
  return { ...answer, groups: grouped(query, candidates, most) }
}

type Limits = { kind: ResultKind | null; limit: number }

/** In a transaction: a search takes one connection, and its settings are its own. */
function listStored(ctx: Ctx, query: Query, fixed: Candidate[], { kind, limit }: Limits): Promise<Candidate[]> {
  const sources = sourcesFor(ctx).filter((source) => !kind || source.kind === kind)
  if (sources.length === 0) return Promise.resolve([])
  return ctx.db.transaction(async (tx) => {
    await prepareSearch(tx)
    const found = await matchingRows(tx, sources, query, limit)
    if (countMatches(query, fixed, found) >= fewMatches) return found
    return [...found, ...(await similarRows(tx, sources, query))]
  })
}

/** Every row that was found is a match. */
const countMatches = (query: Query, fixed: Candidate[], found: Candidate[]) => {
  const rows = new Set(found.map(({ id }) => id)).size
  return rows >= fewMatches ? rows : rows + rank(query, fixed).length
}
