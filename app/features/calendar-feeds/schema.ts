import { z } from 'zod'
import { feedScopes } from '~/lib/feed-scopes'
import { choice } from '~/lib/input'

export const scopeInput = z.object({ scope: choice(feedScopes) })
export const noInput = z.object({})
