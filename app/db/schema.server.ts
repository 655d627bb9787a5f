import * as accessRequests from './schema/access-requests'
import * as auditLog from './schema/audit-log'
import * as calendarFeeds from './schema/calendar-feeds'
import * as chatMessages from './schema/chat-messages'
import * as checkIns from './schema/check-ins'
import * as circleRequests from './schema/circle-requests'
import * as clicks from './schema/clicks'
import * as consents from './schema/consents'
import * as contactRequests from './schema/contact-requests'
import * as deletionReports from './schema/deletion-reports'
import * as deliverables from './schema/deliverables'
import * as documents from './schema/documents'
import * as engagements from './schema/engagements'
import * as eventFeedback from './schema/event-feedback'
import * as eventMaterials from './schema/event-materials'
import * as eventMessages from './schema/event-messages'
import * as events from './schema/events'
import * as factors from './schema/factors'
import * as identityProviders from './schema/identity-providers'
import * as inbox from './schema/inbox'
import * as insights from './schema/insights'
import * as introductions from './schema/introductions'
import * as invitations from './schema/invitations'
import * as mails from './schema/mails'
import * as media from './schema/media'
import * as memberImports from './schema/member-imports'
import * as memberProfiles from './schema/member-profiles'
import * as newsletterSubscriptions from './schema/newsletter-subscriptions'
import * as organisations from './schema/organisations'
import * as pageViews from './schema/page-views'
import * as personalData from './schema/personal-data'
import * as rateLimits from './schema/rate-limits'
import * as sampleData from './schema/sample-data'
import * as seats from './schema/seats'
import * as securityEvents from './schema/security-events'
import * as siteSettings from './schema/site-settings'
import * as teamNotes from './schema/team-notes'
import * as threads from './schema/threads'
import * as users from './schema/users'
import * as workspace from './schema/workspace'

export const schema = {
  ...accessRequests,
  ...auditLog,
  ...calendarFeeds,
  ...chatMessages,
  ...circleRequests,
  ...clicks,
  ...consents,
  ...contactRequests,
  ...deletionReports,
  ...deliverables,
  ...documents,
  ...engagements,
  ...eventMaterials,
  ...eventMessages,
  ...events,
  ...factors,
  ...identityProviders,
  ...inbox,
  ...insights,
  ...introductions,
  ...invitations,
  ...mails,
  ...media,
  ...memberImports,
  ...memberProfiles,
  ...newsletterSubscriptions,
  ...organisations,
  ...pageViews,
  ...personalData,
  ...rateLimits,
  ...sampleData,
  ...seats,
  ...checkIns,
  ...eventFeedback,
  ...securityEvents,
  ...siteSettings,
  ...teamNotes,
  ...threads,
  ...users,
  ...workspace,
}
