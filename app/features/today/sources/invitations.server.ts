import { linkLifetimeMs } from '~/features/accounts/model'
import { invitationsPage } from '~/features/invitations/model'
import { listExpiring } from '~/features/invitations/queries.server'
import { writeMoment } from '~/lib/promise-clock'
import type { Ctx } from '~/web/ctx.server'
import { type Line, lineTime } from '../model/lines'

/** Open invitations that expire soon, next first. */
export async function listInvitationLines(ctx: Ctx, limit: number): Promise<Line[]> {
  const rows = await listExpiring(ctx, limit)
  return rows.map((row): Line => {
    const { id, email, name, role, organisation, expiresAt: dueAt, createdAt } = row
    const msLeft = dueAt.getTime() - ctx.now.getTime()
    const clock = { unit: 'days' as const, dueAt, msLeft, msWhole: linkLifetimeMs.invite }
    return {
      kind: 'invitation',
      id,
      name: name || email,
      who: name || email,
      from: organisation?.name ?? (name ? email : ''),
      what: `Invited as ${role}`,
      about: `Invited ${writeMoment(createdAt, ctx.now)}${row.inviter ? ` by ${row.inviter}` : ''}, not used yet`,
      lang: null,
      time: lineTime(clock, `expires ${writeMoment(dueAt, ctx.now)}`),
      page: invitationsPage({ state: 'expiring', id }),
      action: 'Send again',
      form: 'resend',
    }
  })
}
