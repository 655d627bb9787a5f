import type { ResolvedText } from '~/features/content/model'
import type { FounderProfile } from '~/features/founder/model'

/** What the home page reads from the content service. For null the page shows its translated message. */
export type HomeContent = {
  heroTitle: ResolvedText | null
  heroSub: ResolvedText | null
  newsletterTitle: ResolvedText | null
  newsletterSub: ResolvedText | null
  what: Record<'signals' | 'circles' | 'advisory', ResolvedText | null>
  workIntro: ResolvedText | null
  trustedByLine: ResolvedText | null
  next: { title: ResolvedText; city: ResolvedText; dateTime: string; timeZone: string } | null
  note: { slug: string; date: string; title: ResolvedText; summary: ResolvedText } | null
  brief: { weekStart: string; items: ResolvedText[] } | null
  logos: { id: string; image: string; alt: ResolvedText }[]
  testimonials: { id: string; quote: ResolvedText; author: string; role: ResolvedText | null; org: string | null }[]
  founder: FounderProfile
  microCases: { id: string; market: ResolvedText; context: ResolvedText; move: ResolvedText; result: ResolvedText }[]
}
