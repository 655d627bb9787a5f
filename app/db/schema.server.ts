import * as accessRequests from './schema/access-requests'
import * as clicks from './schema/clicks'
import * as mails from './schema/mails'
import * as rateLimits from './schema/rate-limits'
import * as sampleData from './schema/sample-data'

export const schema = { ...accessRequests, ...clicks, ...mails, ...rateLimits, ...sampleData }
