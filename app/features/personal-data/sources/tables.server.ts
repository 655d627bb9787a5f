import type { PgTable } from 'drizzle-orm/pg-core'
import { clicks } from '~/db/schema/clicks'
import { deletionReports } from '~/db/schema/deletion-reports'
import { deliverableFiles, deliverableTemplates } from '~/db/schema/deliverables'
import { eventMaterials } from '~/db/schema/event-materials'
import { identityProviders } from '~/db/schema/identity-providers'
import { organisationDomains } from '~/db/schema/organisations'
import { pageViews } from '~/db/schema/page-views'
import { erasedPeople } from '~/db/schema/personal-data'
import { rateLimits } from '~/db/schema/rate-limits'
import { sampleContent, sampleData } from '~/db/schema/sample-data'
import { deletedSecurityEvents } from '~/db/schema/security-events'
import { siteSettings } from '~/db/schema/site-settings'
import { inboundMails, messageSnippets } from '~/db/schema/threads'
import { activityTables } from './activity-tables.server'
import { engagementTables } from './engagement-tables.server'
import { ownTables } from './own-tables.server'
import type { PersonalTable } from './rows.server'

/** Every table that has, or may have, data about a person. */
export const personalTables: PersonalTable[] = [...ownTables, ...engagementTables, ...activityTables]

/** Tables without data about a person: counts, settings, and what only has hashes. */
export const impersonalTables: PgTable[] = [
  organisationDomains,
  identityProviders,
  eventMaterials,
  deliverableFiles,
  deliverableTemplates,
  messageSnippets,
  inboundMails,
  clicks,
  pageViews,
  rateLimits,
  sampleContent,
  sampleData,
  siteSettings,
  erasedPeople,
  deletionReports,
  deletedSecurityEvents,
]
