import type { Settings } from '~/config/settings.server'
import type { Deliver } from '~/email/transport.server'
import type { Ctx } from './ctx.server'

/** The context of job handlers: `Ctx`, and the external services that only jobs call. */
export type JobCtx = Ctx & {
  deliver: Deliver
  /** Undefined when none is configured. */
  newsletterProvider: Settings['beehiiv']
}
