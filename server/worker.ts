import { deliverMail, mailQueued } from '~/email/mails.server'
import type { Deliver } from '~/email/transport.server'
import { accessRequestReceived, mailAccessRequest } from '~/features/access-requests/jobs.server'
import type { Handler } from '~/jobs/jobs.server'
import type { Ctx } from '~/web/ctx.server'

/** Every kind of work there is. */
export const jobNames = [accessRequestReceived, mailQueued].map((job) => job.name)

export const handlers = (ctx: Ctx, deliver: Deliver): Handler[] => [
  mailAccessRequest(ctx),
  deliverMail(ctx.db, deliver),
]
