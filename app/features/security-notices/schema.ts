import { z } from 'zod'
import { token } from '~/features/accounts/schema'

export const notMeInput = z.object({ token })
