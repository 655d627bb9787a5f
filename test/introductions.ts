import { addIntroduction } from '~/features/introductions/commands.server'
import type { Ctx } from '~/web/ctx.server'

/** What the form of an introduction sends. */
export const introductionFields = {
  ...{ personName: 'Anna Falk', personRole: 'Head of innovation', organisation: 'Region Mälardal' },
  ...{ introducedOn: '2026-11-12', metOn: null as string | null, note: 'Ask about beds.' },
}

/** Adds an introduction to an engagement, and returns its id. */
export async function introduce(admin: Ctx, engagementId: string, overrides: Partial<typeof introductionFields> = {}) {
  const id = crypto.randomUUID()
  await addIntroduction(admin, { ...introductionFields, ...overrides, engagementId, id })
  return id
}
