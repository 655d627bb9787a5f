import type { Said } from '~/features/content/model'

/** All that the page takes from the content service. Null is where the translated texts speak instead. */
export type HomeContent = {
  heroTitle: Said | null
  heroSub: Said | null
  newsletterTitle: Said | null
  newsletterSub: Said | null
  what: Record<'signals' | 'circles' | 'advisory', Said | null>
  workIntro: Said | null
  trustedByLine: Said | null
  next: { title: Said; city: Said; dateTime: string; timeZone: string } | null
  note: { slug: string; date: string; title: Said; summary: Said } | null
  brief: { weekStart: string; items: Said[] } | null
  logos: { id: string; image: string; alt: Said }[]
  testimonials: { id: string; quote: Said; author: string; role: Said | null; org: string | null }[]
  microCases: { id: string; market: Said; context: Said; move: Said; result: Said }[]
}
