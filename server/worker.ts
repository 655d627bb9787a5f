import { mailJobs } from '~/email/mails.server'
import { accessRequestJobs } from '~/features/access-requests/jobs.server'
import { accountJobs } from '~/features/accounts/jobs.server'
import { addressChangeJobs } from '~/features/address-change/jobs.server'
import { applicationStatusJobs } from '~/features/application-status/jobs.server'
import { attendanceMailJobs } from '~/features/attendance-mails/jobs.server'
import { chatJobs } from '~/features/chat/jobs.server'
import { circleJobs } from '~/features/circles/jobs.server'
import { consentJobs } from '~/features/consents/jobs.server'
import { contactJobs } from '~/features/contact/jobs.server'
import { deliverableJobs } from '~/features/deliverables/jobs.server'
import { dialogueJobs } from '~/features/dialogue/jobs.server'
import { engagementJobs } from '~/features/engagements/jobs.server'
import { eventJobs } from '~/features/event-planning/jobs.server'
import { guestMailJobs } from '~/features/guest-mails/jobs.server'
import { inactiveAccountJobs } from '~/features/inactive-accounts/jobs.server'
import { inboxJobs } from '~/features/inbox/jobs.server'
import { introductionJobs } from '~/features/introductions/jobs.server'
import { invitationJobs } from '~/features/invitations/jobs.server'
import { memberImportJobs } from '~/features/member-import/jobs.server'
import { newsletterJobs } from '~/features/newsletter/jobs.server'
import { personalDataJobs } from '~/features/personal-data/jobs.server'
import { seatJobs } from '~/features/seats/jobs.server'
import { securityNoticeJobs } from '~/features/security-notices/jobs.server'
import { todayJobs } from '~/features/today/jobs.server'
import { uploadJobs } from '~/features/uploads/jobs.server'
import type { Handler } from '~/jobs/jobs.server'
import type { JobCtx } from '~/web/job-ctx.server'

/** The job handlers of all features. */
export const handlers: Handler<JobCtx>[] = [
  ...accessRequestJobs,
  ...accountJobs,
  ...addressChangeJobs,
  ...applicationStatusJobs,
  ...attendanceMailJobs,
  ...chatJobs,
  ...circleJobs,
  ...consentJobs,
  ...contactJobs,
  ...dialogueJobs,
  ...deliverableJobs,
  ...engagementJobs,
  ...eventJobs,
  ...guestMailJobs,
  ...inactiveAccountJobs,
  ...inboxJobs,
  ...introductionJobs,
  ...invitationJobs,
  ...memberImportJobs,
  ...newsletterJobs,
  ...personalDataJobs,
  ...seatJobs,
  ...securityNoticeJobs,
  ...todayJobs,
  ...uploadJobs,
  ...mailJobs,
]

/** Each job has a queue with its name. */
export const jobNames = handlers.map((handler) => handler.name)
