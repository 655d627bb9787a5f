import { socialCard } from '~/features/site/exports/social-card'
import type { Ctx } from '~/web/ctx.server'
import { getNoteFor } from '../queries.server'

/** Bounds memory: a picture has about 100 KB. */
const maxCards = 100
const cards = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** The note's picture for shared links, in the reader's language: its title over a ridge of its own. */
export async function getNoteCard(ctx: Ctx, slug: string): Promise<Uint8Array<ArrayBuffer>> {
  const { title, category } = await getNoteFor(ctx, slug)
  const svg = socialCard({
    product: ctx.brand.product,
    eyebrow: category?.text ?? '',
    title: title.text,
    ridgeSeed: seedOf(slug),
  })
  const cached = cards.get(svg)
  if (cached) return cached
  if (cards.size >= maxCards) cards.clear()
  // Loaded on first use: most processes are never asked for a picture.
  const card = import('./render-card.server').then(({ renderCard }) => renderCard(svg))
  cards.set(svg, card)
  card.catch(() => cards.delete(svg))
  return card
}

/** A small number that is always the same for this slug. */
const seedOf = (slug: string) => [...slug].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7)
