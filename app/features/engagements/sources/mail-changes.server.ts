import { and, eq } from 'drizzle-orm'
import { engagementHistory, engagements } from '~/db/schema/engagements'
import { organisations } from '~/db/schema/organisations'
import { users } from '~/db/schema/users'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import type { Locale } from '~/i18n/locales'
import type { EngagementState } from '~/lib/engagement-states'
import type { Ctx } from '~/web/ctx.server'
import {
  type MailedEngagement,
  type PartnerMail,
  partnerMail,
  type TeamMail,
  teamMail,
} from '../emails/engagement-mail'
import type { EngagementRow } from './change-state.server'
import { makeOfferPdf } from './offer-pdf.server'
import { getOfferTexts } from './offer-texts.server'
import { listSignatories } from './own-offer.server'

const partnerMails: Partial<Record<EngagementState, PartnerMail>> = {
  offered: 'offered',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
  expired: 'expired',
  running: 'started',
  closed: 'closed',
}
const teamMails: Partial<Record<EngagementState, TeamMail>> = {
  accepted: 'accepted',
  declined: 'declined',
  expired: 'expired',
}

type Change = { state: EngagementState; number: number; reason: string; at: Date; by: string; byId: string | null }

/** An engagement with the change that a mail is about; undefined when it is gone. */
export async function findChange({ db }: Ctx, engagementId: string, number: number) {
  const [found] = await db
    .select({
      row: engagements,
      organisation: organisations.name,
      state: engagementHistory.state,
      reason: engagementHistory.reason,
      at: engagementHistory.at,
      byId: engagementHistory.byId,
      name: users.name,
      email: users.email,
    })
    .from(engagementHistory)
    .innerJoin(engagements, eq(engagements.id, engagementHistory.engagementId))
    .innerJoin(organisations, eq(organisations.id, engagements.organisationId))
    .leftJoin(users, eq(users.id, engagementHistory.byId))
    .where(and(eq(engagementHistory.engagementId, engagementId), eq(engagementHistory.number, number)))
  if (!found) return undefined
  const { row, organisation, state, reason, at, byId, name, email } = found
  const isDecision = state === 'accepted' || state === 'declined'
  const by = isDecision ? (state === 'accepted' && row.acceptedByName) || name || email || '' : ''
  return { row, organisation, change: { state, number, reason, at, by, byId } satisfies Change }
}

const decisions: readonly EngagementState[] = ['accepted', 'declined', 'withdrawn']

type Reader = { id?: string; locale: Locale }

/** The facts in the language of a mail. */
async function mailedIn({ id, locale }: Reader, row: EngagementRow, organisation: string, change?: Change) {
  const { labels, money, day, moment } = await getOfferTexts(locale)
  return {
    ...{
      id: row.id,
      organisation,
      offer: labels.offering(row),
      amount: money(row.total),
      isFree: row.total === 0,
      validUntil: day(row.validUntil),
      startsOn: row.startsOn ? day(row.startsOn) : '',
    },
    decidedAt: change && decisions.includes(change.state) ? moment(change.at) : '',
    isByReader: id !== undefined && id === change?.byId,
    ...{ by: change?.by ?? '', reason: change?.reason ?? '' },
    acceptedText: change?.state === 'accepted' ? (row.acceptedText ?? '') : '',
  } satisfies MailedEngagement
}

/** Mails the members who were named in the offer. The offer goes with the mail that brings it, and with its confirmation. */
export async function mailPartner(ctx: Ctx, row: EngagementRow, organisation: string, change: Change) {
  const kind = partnerMails[change.state]
  // An offer that has been decided before its mail was written is no longer one to accept.
  if (!kind || (kind === 'offered' && row.state !== 'offered')) return
  // Started and closed before its first mail was written: the second one says it all.
  if (kind === 'started' && row.state !== 'running') return
  const withFile = kind === 'offered' || kind === 'accepted'
  const pdf = withFile ? await makeOfferPdf(ctx, row, organisation) : undefined
  const attachments = pdf && [
    { fileName: pdf.fileName, contentType: 'application/pdf', base64: Buffer.from(pdf.body).toString('base64') },
  ]
  for (const { id, name, email, locale } of await listSignatories(ctx, row)) {
    // Why our team withdraws an offer or closes an engagement stays with our team.
    const told = kind === 'declined' ? change : { ...change, reason: '' }
    const mailed = await mailedIn({ id, locale }, row, organisation, told)
    await queueMail(ctx, {
      key: `engagement.${kind}:${row.id}:${change.number}:${id}`,
      template: `engagement.${kind}`,
      locale,
      to: { name, address: email },
      replyTo: ctx.brand.email,
      ...(await renderMail(ctx, locale, (tools) => partnerMail(tools, kind, mailed), name)),
      ...(attachments && { attachments }),
    })
  }
}

/** Mails the colleague who leads it; without one, the team. */
export async function mailTeam(ctx: Ctx, row: EngagementRow, organisation: string, change: Change) {
  const kind = teamMails[change.state]
  if (kind) await mailOwner(ctx, { row, organisation, kind, key: `${change.number}`, change })
}

/** Templates of mails are named with hyphens. */
const templateOf = (kind: TeamMail) => (kind === 'endsSoon' ? 'engagement.ends-soon-team' : `engagement.${kind}-team`)

const teamKey = (kind: TeamMail, id: string, key: string) => `engagement.${kind}:${id}:${key}:team`
export const endsSoonKey = (id: string, validUntil: string) => teamKey('endsSoon', id, validUntil)

type OwnerMail = { row: EngagementRow; organisation: string; kind: TeamMail; key: string; change?: Change }

export async function mailOwner(ctx: Ctx, { row, organisation, kind, key, change }: OwnerMail) {
  const { name, email, locale } = users
  const [owner] = row.ownerId
    ? await ctx.db.select({ name, email, locale }).from(users).where(eq(users.id, row.ownerId))
    : []
  const to = owner ?? { name: ctx.brand.product, email: ctx.brand.email, locale: 'en' as const }
  const mailed = await mailedIn({ locale: to.locale }, row, organisation, change)
  await queueMail(ctx, {
    key: teamKey(kind, row.id, key),
    template: templateOf(kind),
    locale: to.locale,
    to: { name: to.name, address: to.email },
    ...(await renderMail(ctx, to.locale, (tools) => teamMail(tools, kind, mailed))),
  })
}
