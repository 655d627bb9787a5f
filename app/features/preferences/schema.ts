import { z } from 'zod'
import { choice } from '~/lib/input'
import { startPages } from './model'

export const startPageInput = z.object({ startPage: choice(startPages) })
