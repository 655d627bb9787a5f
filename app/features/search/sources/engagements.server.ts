import { sql } from 'drizzle-orm'
import { can, type Member } from '~/auth/permissions'
import { engagements } from '~/db/schema/engagements'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { threads } from '~/db/schema/threads'
import { teamThreadPage, threadPage } from '~/features/dialogue/model'
import { engagementPage, ownEngagementPage } from '~/features/engagements/model'
import { engagementLabels } from '~/features/engagements/model/labels'
import { listOwnEngagements } from '~/features/engagements/queries.server'
import { names } from '~/features/engagements/ui/labels'
import { engagementOfferMessages } from '~/i18n/messages/engagement-offer'
import { programsMessages } from '~/i18n/messages/programs'
import { getTranslator } from '~/i18n/translator'
import type { EngagementProgram } from '~/lib/engagement-programs'
import type { Ctx } from '~/web/ctx.server'
import type { Candidate } from '../model'
import { compiled, nothing, type Source, searched } from './source.server'

/** `offset 0` keeps the join apart, so that organisations are found by their index before their engagements are read. */
const ofOrganisation = compiled(sql`${organisations} cross join lateral (
  select * from ${engagements} where ${engagements.organisationId} = ${organisations.id} offset 0) as ${engagements}`)

/** By the name of the organisation, whose index finds it: what else an engagement says is a list of keys. */
const everyEngagement: Source = {
  kind: 'engagement',
  table: 'organisations',
  columns: compiled(sql`${engagements.id}::text as id, ${organisations.name} as title, ${nothing} as detail,
    ${engagements.program}::text || ' ' || ${engagements.tier} as variant,
    (extract(epoch from ${engagements.updatedAt}) * 1000)::float8 as at, ${organisations.searched} as text`),
  text: compiled(sql`${organisations.searched}`),
  from: ofOrganisation,
  compared: ofOrganisation,
  present: ({ id, variant }) => {
    const [program = '', tier = ''] = variant.split(' ')
    return { to: engagementPage(id), detail: names.offering({ program: program as EngagementProgram, tier }) }
  },
}

const everyThread = searched({
  kind: 'thread',
  table: threads,
  id: threads.id,
  title: threads.subject,
  detail: sql`(select ${organisations.name} from ${organisations} where ${organisations.id} = ${threads.organisationId})`,
  at: threads.lastMessageAt,
  newest: sql`${threads.lastMessageAt} desc`,
  text: threads.searched,
  present: ({ id }) => ({ to: teamThreadPage(id) }),
})

/** Of the organisation that they belong to while they search. */
const ownThreads = ({ userId }: Member): Source => ({
  ...everyThread,
  where: sql`${threads.organisationId} in (select ${organisationMembers.organisationId} from ${organisationMembers} where ${organisationMembers.userId} = ${userId})`,
  present: ({ id }) => ({ to: threadPage(id) }),
})

/** Engagements and threads that the actor may see; own engagements are few, and listed by their feature. */
export const engagementSources = (actor: Member): Source[] => [
  ...(can(actor, 'engagement.oversee') ? [everyEngagement] : []),
  can(actor, 'thread.oversee') ? everyThread : ownThreads(actor),
]

/** What was offered to the actor's organisation, by program, level and add-ons in their language. */
export async function listOwnEngagementCandidates(ctx: Ctx): Promise<Candidate[]> {
  if (can(ctx.actor, 'engagement.oversee')) return []
  const own = await listOwnEngagements(ctx)
  if (own.length === 0) return []
  const offer = await getTranslator(engagementOfferMessages, ctx.locale)
  const labels = engagementLabels(await getTranslator(programsMessages, ctx.locale), offer)
  return own.map(({ id, program, tier, lines, offeredAt }) => ({
    kind: 'engagement',
    id,
    title: labels.offering({ program, tier }),
    detail: lines
      .filter(({ kind }) => kind === 'addOn')
      .map((line) => labels.line(program, line))
      .join(', '),
    to: ownEngagementPage(id),
    text: '',
    at: offeredAt?.getTime() ?? 0,
  }))
}
