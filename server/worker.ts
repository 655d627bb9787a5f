import { deliverMail, mailQueued } from '~/email/mails.server'
import type { Deliver } from '~/email/transport.server'
import {
  accessRequestDecided,
  accessRequestReceived,
  mailAccessRequest,
  mailDecision,
} from '~/features/access-requests/jobs.server'
import {
  accountInvited,
  accountPasswordChanged,
  accountRegistered,
  mailInvitation,
  mailPasswordChanged,
  mailRegistration,
  mailReset,
  passwordResetRequested,
} from '~/features/accounts/jobs.server'
import { chatMessageReceived, mailChatMessage } from '~/features/chat/jobs.server'
import { circleRequestReceived, mailCircleRequest } from '~/features/circles/jobs.server'
import { contactRequestReceived, mailContactRequest } from '~/features/contact/jobs.server'
import { getBrand } from '~/features/content/queries.server'
import { eventCancelled, eventChanged, mailCancellation, mailChange } from '~/features/event-planning/jobs.server'
import { inboxAnswered, mailAnswer } from '~/features/inbox/jobs.server'
import {
  mailConfirmation,
  mailWelcome,
  type NewsletterProvider,
  newsletterConfirmed,
  newsletterJoined,
  newsletterRequested,
  newsletterUnsubscribed,
  sendConfirmedToProvider,
  sendUnsubscribedToProvider,
} from '~/features/newsletter/jobs.server'
import { deleteOrphanedFile, fileOrphaned } from '~/features/uploads/jobs.server'
import type { Handler } from '~/jobs/jobs.server'
import type { Ctx } from '~/web/ctx.server'

/** Every kind of job; each has a queue of this name. */
export const jobNames = [
  accessRequestDecided,
  accessRequestReceived,
  accountInvited,
  accountPasswordChanged,
  accountRegistered,
  passwordResetRequested,
  chatMessageReceived,
  circleRequestReceived,
  contactRequestReceived,
  eventCancelled,
  eventChanged,
  fileOrphaned,
  inboxAnswered,
  newsletterRequested,
  newsletterJoined,
  newsletterConfirmed,
  newsletterUnsubscribed,
  mailQueued,
].map((job) => job.name)

type Integrations = { deliver: Deliver; newsletterProvider: NewsletterProvider | undefined }

/** Reads the published brand for each job, so that mails have the same names and addresses as the pages. */
const withPublishedBrand =
  (ctx: Ctx) =>
  (make: (ctx: Ctx) => Handler): Handler => ({
    name: make(ctx).name,
    run: async (payload, attempt) => make({ ...ctx, brand: await getBrand(ctx) }).run(payload, attempt),
  })

export const handlers = (ctx: Ctx, { deliver, newsletterProvider }: Integrations): Handler[] => [
  ...[
    mailAccessRequest,
    mailDecision,
    mailInvitation,
    mailPasswordChanged,
    mailRegistration,
    mailReset,
    mailChatMessage,
    mailCircleRequest,
    mailContactRequest,
    mailCancellation,
    mailChange,
    mailAnswer,
    mailConfirmation,
    mailWelcome,
  ].map(withPublishedBrand(ctx)),
  deleteOrphanedFile(ctx),
  sendConfirmedToProvider(ctx, newsletterProvider),
  sendUnsubscribedToProvider(ctx, newsletterProvider),
  deliverMail(ctx.db, deliver),
]
