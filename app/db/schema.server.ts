import * as accessRequests from './schema/access-requests'
import * as auditLog from './schema/audit-log'
import * as chatMessages from './schema/chat-messages'
import * as circleRequests from './schema/circle-requests'
import * as clicks from './schema/clicks'
import * as contactRequests from './schema/contact-requests'
import * as documents from './schema/documents'
import * as events from './schema/events'
import * as insights from './schema/insights'
import * as mails from './schema/mails'
import * as newsletterSubscriptions from './schema/newsletter-subscriptions'
import * as rateLimits from './schema/rate-limits'
import * as sampleData from './schema/sample-data'
import * as users from './schema/users'

export const schema = {
  ...accessRequests,
  ...auditLog,
  ...chatMessages,
  ...circleRequests,
  ...clicks,
  ...contactRequests,
  ...documents,
  ...events,
  ...insights,
  ...mails,
  ...newsletterSubscriptions,
  ...rateLimits,
  ...sampleData,
  ...users,
}
