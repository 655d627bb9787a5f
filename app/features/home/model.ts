import type { CircleDates } from '~/features/circles/model'
import type { ResolvedText } from '~/features/content/model'
import type { FounderProfile } from '~/features/founder/model'
import type { Letter } from '~/features/letters/model'
import type { ListedNote } from '~/features/notes/model'

/** What the home page reads from the content service. For null the page shows its translated message. */
export type HomeContent = CircleDates & {
  heroTitle: ResolvedText | null
  heroSub: ResolvedText | null
  newsletterTitle: ResolvedText | null
  newsletterSub: ResolvedText | null
  what: Record<'signals' | 'circles' | 'advisory', ResolvedText | null>
  workIntro: ResolvedText | null
  trustedByLine: ResolvedText | null
  /** The newest first. */
  notes: ListedNote[]
  /** The newest weekly brief, or the sample. */
  letter: Letter
  logos: { image: string; alt: ResolvedText }[]
  testimonials: { quote: ResolvedText; author: string; role: ResolvedText | null; org: string | null }[]
  founder: FounderProfile
  microCases: { market: ResolvedText; context: ResolvedText; move: ResolvedText; result: ResolvedText }[]
}
