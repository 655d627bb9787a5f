import { eq } from 'drizzle-orm'
import { engagements } from '~/db/schema/engagements'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { users } from '~/db/schema/users'
import { priceRevision } from '~/features/programs/model/figures'
import type { Locale } from '~/i18n/locales'
import type { EngagementProgram } from '~/lib/engagement-programs'
import { addDays, officeDay } from '~/lib/office-hours'
import type { Ctx } from '~/web/ctx.server'
import { type EngagementLine, offerDays } from '../model'
import { totalOf } from '../model/prices'
import { addHistory, type EngagementRow, refused } from './change-state.server'
import { mayOwn } from './owners.server'

type NewDraft = {
  id: string
  organisationId: string
  program: EngagementProgram
  tier: string
  lines: EngagementLine[]
  ownerId: string | null
  locale?: Locale
  terms?: string
  renews?: string
}

/** Undefined when a draft with this id exists: its form was sent twice. */
export async function insertDraft(ctx: Ctx, draft: NewDraft): Promise<EngagementRow | undefined> {
  const [created] = await ctx.db
    .insert(engagements)
    .values({
      ...draft,
      locale: draft.locale ?? (await findLanguage(ctx, draft.organisationId)),
      total: totalOf(draft.lines),
      priceRevision,
      validUntil: addDays(officeDay(ctx.now), offerDays),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning()
  if (created) await addHistory(ctx, created)
  return created
}

const languageOfCountry: Record<string, Locale> = { SE: 'sv', NO: 'no' }

/** The language of most members; without any, that of the country. */
async function findLanguage({ db }: Ctx, organisationId: string): Promise<Locale> {
  const members = await db
    .select({ locale: users.locale })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(eq(organisationMembers.organisationId, organisationId))
  const byLocale = Map.groupBy(members, ({ locale }) => locale)
  const [most] = [...byLocale].toSorted(([, one], [, other]) => other.length - one.length)
  if (most) return most[0]
  const { country } = organisations
  const [row] = await db.select({ country }).from(organisations).where(eq(organisations.id, organisationId))
  return languageOfCountry[row?.country ?? ''] ?? 'en'
}

export async function checkOwner(ctx: Ctx, ownerId: string | null) {
  if (ownerId !== null && !(await mayOwn(ctx, ownerId))) throw refused('not-an-owner')
}
